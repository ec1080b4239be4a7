import type { Consent } from '@brand/blocks/enhance-consent'

/**
 * Consent of visitors and its cookies: the same for server and browser.
 * @requirement CONSENT-01 to CONSENT-05
 */

/** The cookie of the choice: `{"categories":["necessary","preferences"]}`, in percent-encoding. */
const consentCookie = 'consent'
/**
 * The cookie that allows unlocked downloads to be kept; there only with consent to preferences.
 * @requirement CONSENT-04
 */
const downloadsConsentCookie = 'downloadsConsent'
/**
 * Both are kept for a month, in seconds.
 * @requirement CONSENT-04
 */
const month = 30 * 86_400

/** Target of the form that sends the choice without JavaScript. */
export const consentPath = '/api/consent'
/** The stylesheet that shows the notice without JavaScript, until the visitor has chosen. */
export const consentStylePath = '/api/consent.css'
/**
 * Marks the page for a visitor who has not chosen, before anything is painted: so the notice moves nothing. It is the same on every
 * page, and its hash is in the policy.
 * @requirement CONSENT-07
 */
export const askScript =
  "navigator.cookieEnabled&&!/(?:^|; )consent=./.test(document.cookie)&&(document.documentElement.dataset.askConsent='')"

/**
 * The cookies of the browser; none where it gives none.
 * @requirement ERR-16
 */
function documentCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** The value of a cookie in a `Cookie` header or in `document.cookie`. */
const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Reads the consent of the visitor; `undefined` before the choice, or with a damaged cookie. */
export function readConsent(cookies = documentCookies()): Consent | undefined {
  try {
    const { categories } = JSON.parse(decodeURIComponent(readCookie(cookies, consentCookie)!)) as { categories: unknown }
    if (!Array.isArray(categories)) return undefined
    return { preferences: categories.includes('preferences'), statistics: categories.includes('statistics') }
  } catch {
    return undefined
  }
}

/**
 * Whether the visitor agrees that preferences are kept in the browser, such as unlocked downloads.
 * @requirement CONSENT-03, CONSENT-05
 */
export const hasPreferencesConsent = (cookies = documentCookies()): boolean =>
  readCookie(cookies, downloadsConsentCookie) === 'true'

/** The cookies that keep a choice, as a `Set-Cookie` header or `document.cookie` takes them. */
export function consentCookies({ preferences, statistics }: Consent, isSecure: boolean): string[] {
  const categories = ['necessary', ...(preferences ? ['preferences'] : []), ...(statistics ? ['statistics'] : [])]
  const scope = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return [
    `${consentCookie}=${encodeURIComponent(JSON.stringify({ categories }))}; Max-Age=${month}; ${scope}`,
    `${downloadsConsentCookie}=true; Max-Age=${preferences ? month : 0}; ${scope}`,
  ]
}

/**
 * The choice of a form: its button, and its boxes. Visitors who ask not to be tracked get no statistics, even with "all".
 * @requirement CONSENT-01
 */
export function chosen(fields: { get(name: string): unknown }, choice: unknown, isUntracked: boolean): Consent {
  const agrees = (name: keyof Consent) => choice === 'all' || (choice === 'chosen' && fields.get(name) === 'on')
  return { preferences: agrees('preferences'), statistics: agrees('statistics') && !isUntracked }
}
