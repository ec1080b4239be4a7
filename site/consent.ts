/** The cookie that says that the visitor agrees to preferences, and that unlocked downloads may be kept (CONSENT-04). */
const downloadsConsentCookie = 'downloadsConsent'

/** The value of a cookie in a `Cookie` header or in `document.cookie`. */
const cookieOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Whether the visitor agrees that preferences are kept in the browser, such as unlocked downloads (CONSENT-03, CONSENT-05). */
export const hasPreferencesConsent = (cookies = document.cookie): boolean => cookieOf(cookies, downloadsConsentCookie) === 'true'
