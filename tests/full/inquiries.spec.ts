import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { runChaos } from '../chaos/chaos.ts'
import { runInquiries } from '../chaos/inquiries-command.ts'
import { runResets } from '../chaos/resets.ts'
import { canTrace, traceOne } from '../chaos/trace.ts'
import { startSite, type RunningSite } from '../e2e/server.ts'

const nothing = { lost: 0, double: 0, overlapping: 0, changed: 0 }

test('what was acknowledged is delivered once, though the site is killed and its service fails (RELIABILITY 1, FORM-43)', async () => {
  const { acknowledged, drained, ...rest } = await runChaos({ count: 200, perSecond: 50, kills: 2 })
  expect(rest).toMatchObject({ ...nothing, kills: 2, outbox: expect.stringContaining('delivered: 200, dead: 0') })
  expect([acknowledged, drained]).toEqual([200, expect.any(Number)])
})

test('a form whose connection is reset counts, and is kept once where it is sent again (RELIABILITY 5, 21)', async () => {
  expect(await runResets()).toEqual({ lost: 0, double: 0, overLimit: 0 })
})

test('an inquiry is on disk before it is acknowledged, as the system sees it (RELIABILITY 2)', async () => {
  test.skip(!canTrace(), 'system calls cannot be traced on this machine: there is no strace, or it is not permitted')
  const { lines, isInOrder } = await traceOne()
  expect(isInOrder, lines.join('\n')).toBe(true)
})

test.describe('the built site and `npm run inquiries`', () => {
  const formula = '=HYPERLINK("http://evil.example","poison")'
  let folder: string
  let service: Server
  let isMended = false
  let taken: string[] = []

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inquiries-'))
    service = createServer(async (request, response) => {
      const { Question } = JSON.parse(await text(request)) as { Question: string }
      const isRefused = Question === formula && !isMended
      if (!isRefused) taken.push(Question)
      response.writeHead(isRefused ? 400 : 200).end()
    }).listen(0, 'localhost')
    await once(service, 'listening')
  })
  test.afterAll(async () => {
    service.close()
    await rm(folder, { recursive: true, force: true })
  })

  const settings = () => ({
    DATA_DIR: folder,
    INQUIRY_URL: `http://localhost:${(service.address() as AddressInfo).port}/`,
    INQUIRY_LIMIT: '1000',
  })
  async function send({ url }: RunningSite, changes: object, headers: Record<string, string> = {}) {
    const person = { first_name: 'Ines', last_name: 'De Wolf', email: 'ines@example.com', company: 'Glass' }
    const body = JSON.stringify({ ...person, state: 'Zeeland', country: 'Belgium', gdpr: true, ...changes })
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
    const response = await fetch(`${url}/api/inquiries`, init)
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() }
  }

  test('one that is refused blocks none of the others, is listed, and can be sent again; so can what programs sent (RELIABILITY 4, 5)', async () => {
    const site = await startSite(settings())
    try {
      const fine = Array.from({ length: 99 }, (_, i) => `fine ${i}`)
      const { body: poisoned } = await send(site, { subject: formula })
      await Promise.all(fine.map((subject) => send(site, { subject })))
      await expect.poll(() => taken.toSorted()).toEqual(fine.toSorted())
      const filled = await send(site, { subject: 'spam', homepage: 'http://spam.example' })
      expect(filled).toMatchObject({ status: 200, body: { ok: true, id: expect.stringMatching(/^inq_/) } })

      const call = (...args: string[]) => runInquiries(settings(), ...args)
      await expect.poll(() => call()).toBe('waiting: 0\nsending: 0\ndelivered: 99\ndead: 1\nquarantine: 1')
      expect(site.log()).toContain(`Inquiry ${poisoned.id} could not be delivered (HTTP 400). It is kept`)
      expect(await call('list', 'dead')).toMatch(new RegExp(`^${poisoned.id}  \\S+  contact  dead  1 attempts  HTTP 400$`))
      expect(await call('list', 'quarantine')).toContain(filled.body.id)
      for (const output of [site.log(), await call('list')])
        expect(output).not.toMatch(/Ines|Wolf|example\.com|HYPERLINK|fine \d/)
      expect(JSON.parse((await call('show', poisoned.id)).split('\n').slice(1).join('\n'))).toMatchObject({ Question: formula })
      // As a cell it is text.
      expect(await call('export', 'dead')).toContain(`"'=HYPERLINK(""http://evil.example"",""poison"")"`)

      isMended = true
      expect(await call('resend', '--dead')).toMatch(/^Inquiries to send again: 1\./)
      expect(await call('resend', filled.body.id)).toMatch(/^Inquiries to send again: 1\./)
      await expect.poll(() => taken.slice(99).toSorted()).toEqual([formula, 'spam'])
      await expect.poll(() => call()).toMatch(/delivered: 101\ndead: 0\nquarantine: 0$/)
      expect(await call('purge', '--days', '0')).toBe('101 deleted.')
    } finally {
      await site.stop()
    }
  })

  const texts = (site: RunningSite, text: string) => site.log().split(text).length - 1
  const ready = async ({ url }: RunningSite) => {
    const response = await fetch(`${url}/readyz`)
    return [response.status, (await response.text()).trim()] as const
  }
  const notKept = { status: 503, retryAfter: '2', body: { message: 'The inquiry could not be stored', code: 503 } }

  test('nothing is acknowledged while DATA_DIR is away, and what waited is delivered (RELIABILITY 27, 31)', async () => {
    const data = join(folder, 'moved')
    const site = await startSite({ ...settings(), DATA_DIR: data, INQUIRY_URL: undefined })
    try {
      expect((await send(site, { subject: 'before' })).status).toBe(200)
      await rename(data, join(folder, 'away'))
      for (let i = 0; i < 3; i += 1) expect(await send(site, { subject: `away ${i}` })).toEqual(notKept)
      await expect.poll(() => ready(site)).toEqual([503, expect.stringMatching(/^not ready: .*moved or deleted$/)])
      expect([texts(site, 'moved or deleted'), (await fetch(site.url)).status]).toEqual([1, 200])
      await rename(join(folder, 'away'), data)
      await expect.poll(() => ready(site)).toEqual([200, 'ready'])
      expect(texts(site, 'Inquiries are stored again.')).toBe(1)
      expect((await send(site, { subject: 'after' })).status).toBe(200)
      const status = await fetch(`${site.url}/api/inquiries/status`)
      expect(await status.json()).toMatchObject({ trouble: null, counts: { waiting: 2 }, failing: null, missing: 0 })
    } finally {
      await site.stop()
    }
  })

  test('a damaged outbox takes only the forms away, until it is replaced (RELIABILITY 28)', async () => {
    const data = join(folder, 'damaged')
    await mkdir(data)
    await writeFile(join(data, 'inquiries.sqlite'), 'garbage '.repeat(1_000))
    const site = await startSite({ ...settings(), DATA_DIR: data })
    try {
      expect(await send(site, { subject: 'damaged' })).toEqual(notKept)
      expect(await ready(site)).toEqual([200, 'ready: inquiries cannot be stored'])
      expect([texts(site, 'not a database'), (await fetch(`${site.url}/contact`)).status]).toEqual([1, 200])
      await rm(join(data, 'inquiries.sqlite'))
      await expect.poll(() => ready(site)).toEqual([200, 'ready'])
      expect((await send(site, { subject: 'mended' })).status).toBe(200)
      await expect.poll(() => taken).toContain('mended')
    } finally {
      await site.stop()
    }
  })

  test('one client sends twenty within a minute, whatever its headers say (DRV-04, RELIABILITY 21)', async () => {
    const site = await startSite({ ...settings(), INQUIRY_LIMIT: undefined })
    try {
      const answers = []
      for (let i = 0; i < 21; i += 1)
        answers.push(
          await send(site, { subject: `many ${i}` }, { 'x-forwarded-for': `192.0.2.${i}`, forwarded: `for=192.0.2.${i}` }),
        )
      expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429])
      expect(answers[20]).toEqual({ status: 429, retryAfter: '60', body: { message: 'Too many requests', code: 429 } })
    } finally {
      await site.stop()
    }
  })
})
