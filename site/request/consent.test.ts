import { expect, it } from 'vitest'
import { categoriesOf, chosen, consentCookie, hasPreferencesConsent, readConsent } from './consent.ts'

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

it('reads the choice from the cookie of the manager, and none from a damaged one (CONSENT-01)', () => {
  const cookie = (value: unknown) => `locale=de; ${consentCookie}=${encodeURIComponent(JSON.stringify(value))}`
  expect(readConsent(cookie({ categories: ['necessary', 'statistics'] }))).toEqual({ preferences: false, statistics: true })
  expect(readConsent(cookie({ categories: ['necessary'] }))).toEqual({ preferences: false, statistics: false })
  for (const damaged of [
    '',
    `${consentCookie}=`,
    `${consentCookie}=%`,
    `${consentCookie}={`,
    cookie(null),
    cookie({}),
    cookie([1]),
  ])
    expect([damaged, readConsent(damaged)]).toEqual([damaged, undefined])
})

it('takes a choice by its button, and never statistics from who asks not to be tracked (CONSENT-01, CONSENT-02)', () => {
  const fields = new URLSearchParams('statistics=on')
  expect(chosen(fields, 'all', false)).toEqual({ preferences: true, statistics: true })
  expect(chosen(fields, 'necessary', false)).toEqual({ preferences: false, statistics: false })
  expect(chosen(fields, 'chosen', false)).toEqual({ preferences: false, statistics: true })
  expect(chosen(fields, null, false)).toEqual({ preferences: false, statistics: false })
  for (const choice of ['all', 'chosen']) expect(chosen(fields, choice, true).statistics).toBe(false)
  expect(categoriesOf({ preferences: true, statistics: false })).toEqual(['necessary', 'preferences'])
})
