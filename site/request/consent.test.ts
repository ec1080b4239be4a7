import { expect, it } from 'vitest'
import { chosen, consentCookies, hasPreferencesConsent, readConsent } from './consent.ts'

it('reads the consent to preferences from the cookie of downloads (CONSENT-03, CONSENT-05)', () => {
  expect(hasPreferencesConsent('locale=de; downloadsConsent=true; other=1')).toBe(true)
  for (const cookies of [
    '',
    'downloadsConsent=',
    'downloadsConsent=false',
    'notdownloadsConsent=true',
    'x=downloadsConsent=true',
  ])
    expect([cookies, hasPreferencesConsent(cookies)]).toEqual([cookies, false])
})

it('reads the choice from its cookie, and none from a damaged one (CONSENT-01)', () => {
  const cookie = (value: unknown) => `locale=de; consent=${encodeURIComponent(JSON.stringify(value))}`
  expect(readConsent(cookie({ categories: ['necessary', 'statistics'] }))).toEqual({ preferences: false, statistics: true })
  expect(readConsent(cookie({ categories: ['necessary'] }))).toEqual({ preferences: false, statistics: false })
  for (const damaged of ['', 'consent=', 'consent=%', 'consent={', cookie(null), cookie({}), cookie([1])])
    expect([damaged, readConsent(damaged)]).toEqual([damaged, undefined])
})

it('takes a choice by its button, and never statistics from who asks not to be tracked (CONSENT-01, CONSENT-02)', () => {
  const fields = new URLSearchParams('statistics=on')
  expect(chosen(fields, 'all', false)).toEqual({ preferences: true, statistics: true })
  expect(chosen(fields, 'necessary', false)).toEqual({ preferences: false, statistics: false })
  expect(chosen(fields, 'chosen', false)).toEqual({ preferences: false, statistics: true })
  expect(chosen(fields, null, false)).toEqual({ preferences: false, statistics: false })
  for (const choice of ['all', 'chosen']) expect(chosen(fields, choice, true).statistics).toBe(false)
})

it('keeps a choice for a month; without preferences the consent of downloads ends (CONSENT-04)', () => {
  const all = { preferences: true, statistics: true }
  const cookies = consentCookies(all, true)
  expect(readConsent(cookies.join('; '))).toEqual(all)
  for (const cookie of cookies) expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/)
  const [choice, downloads] = consentCookies({ preferences: false, statistics: false }, false)
  expect(readConsent(choice)).toEqual({ preferences: false, statistics: false })
  expect(downloads).toBe('downloadsConsent=true; Max-Age=0; Path=/; SameSite=Lax')
})

it('reads a choice that was made with the consent manager of earlier releases', () => {
  const earlier = {
    categories: ['necessary', 'statistics'],
    revision: 0,
    data: null,
    consentTimestamp: '2026-11-01T10:00:00.000Z',
    consentId: '7cd0f3c5-4f26-4c53-8f8c-3d2e0d7cbb0f',
    services: { necessary: [], preferences: [], statistics: [] },
    languageCode: '',
    lastConsentTimestamp: '2026-11-01T10:00:00.000Z',
    expirationTime: 1_796_119_200_000,
  }
  expect(readConsent(`consent=${encodeURIComponent(JSON.stringify(earlier))}`)).toEqual({ preferences: false, statistics: true })
})
