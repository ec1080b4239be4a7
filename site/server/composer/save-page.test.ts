import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createPageWriter } from './save-page.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'composer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'records/page'), { recursive: true })
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/assets.json'), '{}')
})

const quote = { type: 'cb_quote', cbQuoteText: { en: 'Quiet', de: 'Ruhe' } }
const local = { host: 'localhost:3000', origin: 'http://localhost:6006' }

interface Sent {
  name?: string
  body?: unknown
  method?: string
  headers?: Record<string, string>
  peer?: string
  hasFolder?: boolean
}
function send({
  name = 'quiet',
  body = { body: [quote] },
  method = 'PUT',
  headers,
  peer = '127.0.0.1',
  hasFolder = true,
}: Sent = {}) {
  const app = createPageWriter({ folder: hasFolder ? folder : undefined, active: ['en', 'de'], surfaces: ['base'] })
  const request = {
    method,
    headers: { 'content-type': 'application/json', ...local, ...headers },
    ...(method === 'PUT' && { body: JSON.stringify(body) }),
  }
  return app.request(`/composer/pages/${name}`, request, { incoming: { socket: { remoteAddress: peer }, headers: {} } })
}
const read = (name = 'quiet') => readFile(join(folder, `records/page/${name}.json`), 'utf8')
const written = () => readdir(join(folder, 'records/page'))

it('writes a new page, formatted as records are (GEN-25)', async () => {
  const answer = await send({ body: { title: { en: 'Quiet', de: 'Ruhe' }, body: [quote] } })
  expect([answer.status, await answer.text()]).toEqual([200, 'Saved records/page/quiet.json.'])
  expect(await read()).toBe(
    `${JSON.stringify(
      {
        $schema: '../../generated/schema/page.json',
        ctPageSlug: 'quiet',
        ctPageMetadata: { meta_title: { en: 'Quiet', de: 'Ruhe' } },
        ctPageBody: [quote],
      },
      null,
      2,
    )}\n`,
  )
})

it('writes nothing where pages are in a CMS, and says so (GEN-25)', async () => {
  const answer = await send({ hasFolder: false })
  expect([answer.status, await answer.text()]).toEqual([409, 'The pages of this site are in the CMS: write this one there.'])
  expect(await written()).toEqual([])
})

it('changes the blocks of a page and leaves all else as it was, order included (GEN-25)', async () => {
  const text = (blocks: object[], end: object = {}) =>
    `${JSON.stringify({ ctPageSlug: { en: 'x' }, ctPageStatus: 'hidden', ctPageBody: blocks, ...end }, null, 2)}\n`
  const first = { cbQuoteText: 'One', type: 'cb_quote' }
  await writeFile(join(folder, 'records/page/quiet.json'), text([first], { ctPageKeywords: 'felt' }))
  const answer = await send({ body: { body: [{ type: 'cb_quote', cbQuoteText: 'One' }, quote] } })
  expect(answer.status).toBe(200)
  expect(await read()).toBe(text([first, quote], { ctPageKeywords: 'felt' }))
})

it('says what the content says of a saved page', async () => {
  const answer = await send({ body: { body: [{ type: 'cb_quote', cbQuoteText: 'x'.repeat(300) }] } })
  expect(await answer.text()).toContain('ctPageBody.0.cbQuoteText: has more than 280 characters')
})

it.each<[string, Sent]>([
  ['another machine', { peer: '192.0.2.7' }],
  ['another site in the browser', { headers: { origin: 'https://evil.example' } }],
  ['a site whose name begins like this machine', { headers: { origin: 'http://localhost.evil.example' } }],
  ['no page at all', { headers: { origin: 'null' } }],
  ['a site whose name points to this machine', { headers: { host: 'evil.example:3000' } }],
  ['another machine through a proxy', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
])('refuses %s, and writes nothing (GEN-25)', async (_, sent) => {
  for (const method of ['PUT', 'OPTIONS']) {
    const answer = await send({ ...sent, method })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
  expect(await written()).toEqual([])
})

describe('a page', () => {
  it.each([
    ['a name that leads elsewhere', { name: encodeURIComponent('../article/x') }, 400],
    ['a name with a dot', { name: 'x.draft' }, 400],
    ['something that is no block', { body: { body: ['<script>'] } }, 400],
    ['anything else', { body: { body: [], $schema: 'x' } }, 400],
    ['no JSON', { headers: { 'content-type': 'text/plain' } }, 415],
    ['too much', { body: { body: [{ ...quote, cbQuoteText: 'x'.repeat(2 ** 20) }] } }, 413],
  ])('with %s is refused', async (_, sent: Sent, status) => {
    expect((await send(sent)).status).toBe(status)
    expect(await written()).toEqual([])
  })

  it('is not written through a link', async () => {
    await writeFile(join(folder, 'secret.json'), '{}')
    await symlink(join(folder, 'secret.json'), join(folder, 'records/page/quiet.json'))
    expect((await send()).status).toBe(500)
    expect(await readFile(join(folder, 'secret.json'), 'utf8')).toBe('{}')
  })
})

it('lets a browser ask whether it may, from this machine', async () => {
  const answer = await send({ method: 'OPTIONS' })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, local.origin])
})
