import { expect, it } from 'vitest'
import { hasPreferencesConsent } from './consent.ts'

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
