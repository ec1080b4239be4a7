import { expect, it } from 'vitest'
import { privacyPath } from './privacy.ts'

it('is the brand’s own, that of its page, or the usual one (RT-25)', () => {
  expect(privacyPath('de', '/de/datenschutz', { de: '/de/recht' })).toBe('/de/recht')
  expect(privacyPath('de', '/de/datenschutz', { en: '/law' })).toBe('/de/datenschutz')
  expect(privacyPath('de', undefined, {})).toBe('/de/privacy-policy-en')
})
