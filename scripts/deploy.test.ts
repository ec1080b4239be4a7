import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { settingNames } from '../site/server/env.ts'
import { uploadLimit } from '../site/server/http/upload.ts'
import { campaign } from '../packages/host/src/redirects/redirect-matcher.ts'
import { heapFlags, memoryEnv } from './heap-limit.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const dockerfile = read('deploy/Dockerfile')

it('a node holds as little memory as with npm start (OPS-05, RELIABILITY 34)', () => {
  const [, young] = heapFlags('', '', 2 ** 30)
  const environment = Object.entries(memoryEnv({})).map(([name, value]) => `${name}=${value}`)
  for (const text of [dockerfile, read('deploy/site.service')])
    for (const part of [young!, '--max-old-space-size-percentage=40', ...environment]) expect(text).toContain(part)
})

it('deployment sets only what the server and Node read (OPS-05)', () => {
  const allowed = new Set([...settingNames, 'NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'])
  const [, environment = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(read('deploy/compose.yaml')) ?? []
  const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  const named = [
    ...read('deploy/site.env.example').matchAll(/^([A-Z_]+)=/gm),
    ...environment.matchAll(/^ {4}([A-Z_]+):/gm),
    ...(/^ENV (?:.*\\\n)*.*/m.exec(final)?.[0] ?? '').matchAll(/([A-Z_]+)=/g),
    ...[...read('deploy/site.service').matchAll(/^Environment=(.*)/gm)].flatMap(([, line]) => [...line!.matchAll(/([A-Z_]+)=/g)]),
  ].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !allowed.has(name))).toEqual([])
})

it('the image installs what the lockfile says for every package, and runs as nobody without a shell (OPS-05)', () => {
  for (const name of [...readdirSync(resolve(root, 'packages')).map((name) => `packages/${name}`), 'site'])
    expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/\n`)
  const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(final).toMatch(/^\nFROM gcr\.io\/distroless\/cc-debian12:nonroot@\$\{DISTROLESS_DIGEST\}\n/)
  expect(final).toMatch(/^USER 65532:65532$/m)
  expect(final).toMatch(/^HEALTHCHECK /m)
  expect(final).not.toMatch(/^RUN /m)
})

it('a container has no more than it needs (OPS-05)', () => {
  const site = /^x-site: &site\n(?: .*\n)+/m.exec(read('deploy/compose.yaml'))![0]
  for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
    expect(site).toContain(`  ${line}\n`)
})

it('Varnish knows the nodes by addresses that stay the same when they are made again (OPS-05)', () => {
  const compose = read('deploy/compose.yaml')
  const nodes = [...compose.matchAll(/^ {2}(site-\d+):\n(?: {4}.*\n)*? {4}networks: .*ipv4_address: ([\d.]+)/gm)]
  expect(nodes.map(([, name]) => name)).toEqual(
    [...read('deploy/varnish.vcl').matchAll(/\.host = "(.*)"/g)].map(([, name]) => name),
  )
  expect(compose).toContain(`extra_hosts: [${nodes.map(([, name, address]) => `'${name}:${address}'`).join(', ')}]`)
})

it('only the nodes purge (OPS-07)', () => {
  const names = (block: string) => [...block.matchAll(/"(site-\d+)"/g)].map(([, name]) => name)
  const vcl = read('deploy/varnish.vcl')
  const [, purgers = ''] = /^acl purgers \{\n((?:.*;\n)+)\}/m.exec(vcl)!
  expect(names(purgers)).toEqual([...vcl.matchAll(/\.host = "(.*)"/g)].map(([, name]) => name))
  expect(purgers.trim().split('\n')).toHaveLength(2)
})

it('Varnish keeps one answer for all campaigns that the redirects know (OPS-09)', () => {
  const [, parameters] = /\^\(\?:(.*)\)\$/.exec(campaign.source)!
  expect(read('deploy/varnish.vcl')).toContain(`"(?i)\\?(?:(?:${parameters})(?:=[^&]*)?(?:&|$))+$"`)
})

it.each(['nginx.conf', 'nginx-cache.conf'])(
  'deploy/%s takes as much as the site, and logs in a form of its own (OPS-09)',
  (name) => {
    const servers = read(`deploy/${name}`)
      .split(/^server \{$/m)
      .slice(1)
    expect(servers.filter((server) => server.includes(`client_max_body_size ${uploadLimit / 2 ** 20}m;`))).toHaveLength(1)
    for (const server of servers) {
      expect(server).toMatch(/^ {2}access_log (?:off|\/var\/log\/nginx\/site\.log site);$/m)
      expect(server).toMatch(/^ {2}error_log \/dev\/null emerg;$/m)
    }
  },
)

it('no image is built on or run without a digest, which the operator gives (OPS-05)', () => {
  const compose = read('deploy/compose.yaml')
  const dockerfiles = dockerfile + read('deploy/varnish.Dockerfile')
  const images = [...dockerfiles.matchAll(/^FROM (\S+)/gm), ...compose.matchAll(/^ {4}image: (\S+)/gm)].map(([, image]) => image!)
  const foreign = images.filter((image) => !image.startsWith('site:'))
  expect(foreign).toHaveLength(4)
  for (const image of foreign) {
    const [, digest] = /@\$\{([A-Z]+_DIGEST)/.exec(image)!
    expect(compose).toContain(`\${${digest}:?`)
    expect(read('docs/operate/operations.md')).toContain(`\n${digest}=`)
  }
})

it('whoever stops a node waits as long as it may take (OPS-05, RELIABILITY 20)', () => {
  const times = [...read('packages/host/src/http/listen.ts').matchAll(/Time = ([\d_]+)/g)].map(([, ms]) =>
    Number(ms!.replace('_', '')),
  )
  expect(times).toHaveLength(2)
  const needed = times.reduce((sum, ms) => sum + ms / 1000, 0)
  const given = [
    /^ {2}stop_grace_period: (\d+)s/m.exec(read('deploy/compose.yaml')),
    /^TimeoutStopSec=(\d+)/m.exec(read('deploy/site.service')),
  ]
  for (const found of given) expect(Number(found![1])).toBeGreaterThan(needed)
})

/** Names of the server's own metrics. */
const metricNames = [...read('packages/host/src/metrics/metrics.ts').matchAll(/'(site_[a-z_]+)'/g)].map(([, name]) => name!)

it('docs/operate/operations.md explains every metric, and no other (OPS-02)', () => {
  const documented = [...read('docs/operate/operations.md').matchAll(/`(site_[a-z_]+)/g)].map(([, name]) => name!)
  expect(metricNames.length).toBeGreaterThan(10)
  expect([...new Set(documented)].toSorted()).toEqual([...new Set(metricNames)].toSorted())
})
