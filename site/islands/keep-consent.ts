import type { Consent } from '@brand/blocks/enhance-consent'
import { consentCookies, readConsent } from '../request/consent.ts'
import { unlocks } from './unlocks.ts'

/** The cookies of common tools for statistics. */
const statisticsCookie = /^_g(?:a|id|at|cl)/

/** Removes the cookies of statistics. Such tools set them for the host, or for any domain above it. */
function removeStatistics(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const name of document.cookie.split(/=[^;]*;?\s*/).filter((name) => statisticsCookie.test(name)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}

/**
 * Keeps the choice of a visitor; what it no longer allows is deleted. Without cookies nothing is kept.
 * @requirement CONSENT-04, ERR-16
 */
export function keepConsent(consent: Consent): void {
  for (const cookie of consentCookies(consent, location.protocol === 'https:')) document.cookie = cookie
  if (!readConsent()) return console.warn('Without cookies no consent is stored.')
  if (!consent.preferences) unlocks.clear()
  if (!consent.statistics) removeStatistics()
}
