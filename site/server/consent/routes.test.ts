import { createProxyTrust } from '@brand/host'
import { expect, it } from 'vitest'
import { hasPreferencesConsent, readConsent } from '../../request/consent.ts'
import { createConsentRoutes } from './routes.ts'
import { readEnv } from '../env.ts'

const app = createConsentRoutes({ trust: createProxyTrust(readEnv({ BASE_URL: 'https://www.example.com' })) })
const post = (body: string, headers: Record<string, string> = {}) =>
  app.request('/api/consent', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', referer: 'https://www.example.com/de/faq?q=a', ...headers },
  })
/** Returns the cookies that the browser sends back, and their lifetimes. */
function kept(response: Response) {
  const cookies = response.headers.getSetCookie()
  const lives = cookies.map((cookie) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]))
  return { cookies: cookies.map((cookie) => cookie.split(';')[0]).join('; '), lives, all: cookies }
}

it('keeps a choice for a month and leads back to the page (CONSENT-03, CONSENT-04)', async () => {
  const response = await post('choice=all')
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    303,
    '/de/faq?q=a',
    'no-store',
  ])
  const { cookies, lives, all } = kept(response)
  expect(readConsent(cookies)).toEqual({ preferences: true, statistics: true })
  expect(hasPreferencesConsent(cookies)).toBe(true)
  expect(lives).toEqual([2_592_000, 2_592_000])
  for (const cookie of all) expect(cookie).toMatch(/; Path=\/; SameSite=Lax; Secure/)
})

it('deletes the consent of downloads when it is withdrawn (CONSENT-04)', async () => {
  const { cookies, lives } = kept(await post('choice=chosen&statistics=on', { cookie: 'downloadsConsent=true' }))
  expect(readConsent(cookies)).toEqual({ preferences: false, statistics: true })
  expect(lives).toEqual([2_592_000, 0])
})

it('keeps no statistics of who asks not to be tracked (CONSENT-01, CONSENT-02)', async () => {
  for (const signal of [{ dnt: '1' }, { 'sec-gpc': '1' }] as Record<string, string>[])
    expect(readConsent(kept(await post('choice=all', signal)).cookies)).toEqual({ preferences: true, statistics: false })
})

it('leads to no other site, and takes a choice from this one only (RELIABILITY 11, FORM-42)', async () => {
  for (const referer of [
    'https://www.example.com//evil.example/',
    'https://evil.example/%2f%2fevil',
    'x',
    'https://a/\\\\evil',
  ]) {
    const location = (await post('choice=all', { referer })).headers.get('location')!
    expect([referer, new URL(location, 'https://www.example.com').origin]).toEqual([referer, 'https://www.example.com'])
  }
  const foreign = await post('choice=all', { origin: 'https://evil.example' })
  expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []])
})

it('answers malformed requests (RELIABILITY 16)', async () => {
  expect((await post('choice=x&&&=%')).status).toBe(303)
  expect((await post('x', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post(`choice=${'x'.repeat(70_000)}`)).status).toBe(413)
  const got = await app.request('/api/consent')
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
})

it('shows the notice without JavaScript until there is a choice, in a stylesheet that nobody shares', async () => {
  const style = async (cookie: string) => app.request('/api/consent.css', { headers: { cookie } })
  const first = await style('locale=de')
  expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    'text/css; charset=utf-8',
    'private, no-store',
  ])
  expect(await first.text()).toContain('display:block')
  expect(await (await style(kept(await post('choice=necessary')).cookies)).text()).toBe('')
})
