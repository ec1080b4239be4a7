import { acceptCategory, reset, run, type Translation } from 'vanilla-cookieconsent'
import {
  categoriesOf,
  consentCookie,
  consentDays,
  downloadsConsentCookie,
  readConsent,
  type Consent,
} from '../request/consent.ts'

/** What the manager removes from the browser once statistics are not agreed to any more: the cookies of common tools. */
const statisticsCookies = [/^_g(?:a|id|at|cl)/]

/** The item in which unlocked downloads are kept (DL-18). */
const unlocksItem = 'unlockedDownloadsUpdatedv2'

/** A month, in seconds. */
const month = consentDays * 86_400

/** Sets or deletes the consent to keep unlocked downloads; without it those are deleted too (CONSENT-04). */
function followPreferences({ preferences }: Consent): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const life = preferences ? month : 0
  document.cookie = `${downloadsConsentCookie}=true; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
  if (preferences) return
  try {
    localStorage.removeItem(unlocksItem)
  } catch {
    // Storage may be refused; then it holds nothing.
  }
}

/** Keeps the choice of a visitor, with the manager. Where no cookie can be kept, says so and keeps nothing (ERR-16). */
export async function keepConsent(consent: Consent): Promise<void> {
  // Each choice is a new one: it has its own date, and is kept for a month from now.
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`
  reset()
  await run({
    cookie: { name: consentCookie, domain: '', expiresAfterDays: consentDays },
    // Programs may choose too; the notice is in their HTML anyway.
    hideFromBots: false,
    manageScriptTags: false,
    categories: {
      necessary: { readOnly: true },
      preferences: {},
      statistics: { autoClear: { cookies: statisticsCookies.map((name) => ({ name })) } },
    },
    // It shows nothing of its own: the notice is in the page.
    autoShow: false,
    language: { default: 'en', translations: { en: {} as Translation } },
  })
  acceptCategory(categoriesOf(consent))
  if (readConsent()) followPreferences(consent)
  else console.warn('Cookies are not available: no consent is stored.')
}
