import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { demoContent } from '../../packages/demo-content/index.ts'
import type { Source } from '../../packages/content-api/src/source.ts'
import { createContentNotices } from '../../packages/host/src/nodes/content-notices.ts'
import { createSharedLimits } from '../../packages/host/src/nodes/shared-limits.ts'
import { startPostgres, type Postgres } from '../chaos/postgres.ts'
import { startSite } from '../e2e/server.ts'

let postgres: Postgres
test.beforeAll(async () => {
  postgres = await startPostgres()
})
test.afterAll(() => postgres?.remove())

/** A node without a site: the test sets its version, and it counts how often it looks at its source. */
function node(version?: string) {
  const state = { version, looks: 0, log: [] as string[] }
  const notices = createContentNotices({
    url: postgres.url,
    version: () => state.version,
    log: (line) => state.log.push(line),
  })
  const source: Pick<Source, 'watch'> = { watch: () => () => {} }
  notices.watchedBy(source).watch(() => (state.looks += 1))
  return { state, notices }
}

test('new content of a node is heard by the others, also after the database was away (OPS-08, RELIABILITY 7)', async () => {
  const [one, two] = [node('v1'), node('v1')]
  // Each looks at its source once it listens: it could have missed something.
  await expect.poll(() => Math.min(one.state.looks, two.state.looks)).toBeGreaterThan(0)
  const looksBefore = two.state.looks
  one.state.version = 'v2'
  one.notices.announce()
  await expect.poll(() => two.state.looks).toBeGreaterThan(looksBefore)
  expect([one.notices.isBehind(), two.notices.isBehind()]).toEqual([false, true])
  two.state.version = 'v2'
  two.notices.announce()
  expect(two.notices.isBehind()).toBe(false)

  postgres.stopHard()
  await expect.poll(() => two.state.log.join()).toContain('Notices of other nodes do not arrive')
  one.state.version = 'v3'
  one.notices.announce()
  const before = two.state.looks
  postgres.start()
  await expect.poll(() => two.state.looks).toBeGreaterThan(before)
  await expect.poll(() => two.notices.isBehind()).toBe(true)
  one.notices.stop()
  two.notices.stop()
})

test('what another login tells the nodes harms none of them (OPS-11)', async () => {
  const { state, notices } = node('v1')
  await expect.poll(() => state.looks).toBeGreaterThan(0)
  const looksBefore = state.looks
  // The last one is heard after the others, on the connection that they have not ended.
  const notice = JSON.stringify({ node: 'other', version: 'v2', requestsVersion: false })
  postgres.run("notify site_content, 'garbage'", 'notify site_content', `notify site_content, '${notice}'`)
  await expect.poll(() => state.looks).toBe(looksBefore + 1)
  expect([state.log, notices.isBehind()]).toEqual([[], true])
  notices.stop()
})

test('attempts of a client are counted together; without the database each node counts (RELIABILITY 21)', async () => {
  const limits = [createSharedLimits(postgres.url), createSharedLimits(postgres.url)]
  const [one, two] = limits.map((makeLimiter) => makeLimiter('search', { limit: 3, window: 60_000 })) as [
    ReturnType<(typeof limits)[number]>,
    ReturnType<(typeof limits)[number]>,
  ]
  const counted = []
  for (const limiter of [one, two, one, two, one]) counted.push(await limiter.count('192.0.2.1'))
  expect(counted).toEqual([false, false, false, true, true])
  expect([await two.isOver('192.0.2.1'), await two.isOver('192.0.2.2'), await one.count(undefined)]).toEqual([true, false, false])
  postgres.stopHard()
  const alone = []
  for (let i = 0; i < 4; i += 1) alone.push(await one.count('192.0.2.3'))
  expect(alone).toEqual([false, false, false, true])
  postgres.start()
})

test('two sites on one database: one limit of inquiries, and a change on both (RELIABILITY 7, 21)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(demoContent, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const settings = { CONTENT_DIR: folder, DATABASE_URL: postgres.url, INQUIRY_LIMIT: '3', CACHE_DIR: join(folder, 'cache') }
  const sites = await Promise.all([startSite(settings), startSite(settings)])
  try {
    const send = (url: string, number: number) =>
      fetch(`${url}/api/inquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `inquiry-number-${number}` },
        body: JSON.stringify({}),
      })
    const statuses = []
    for (let i = 0; i < 4; i += 1) statuses.push((await send(sites[i % 2]!.url, i)).status)
    expect(statuses).toEqual([400, 400, 400, 429])
    const file = join(folder, 'records/general/general.json')
    const general = JSON.parse(await readFile(file, 'utf8')) as { menus: { items: object[] }[] }
    general.menus[0]!.items[0] = { title: 'Zwaluwstaart', link: '/about' }
    await writeFile(file, JSON.stringify(general))
    for (const { url } of sites)
      await expect.poll(async () => (await fetch(`${url}/api/general`)).text()).toContain('Zwaluwstaart')
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
    await rm(folder, { recursive: true, force: true })
  }
})
