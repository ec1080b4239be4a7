import { createHmac } from 'node:crypto'

/** The two parameters of a signed address. */
const [expiryKey, signatureKey] = ['expires', 'signature'] as const

interface SignatureOptions {
  /** The first one signs addresses, each is valid. */
  secrets: readonly string[]
  /** Lifetime of a signed address, in days. */
  days: number
  /** Compares a text with secrets in constant time. */
  isOneOf: (text: string, secrets: readonly string[]) => boolean
  /** Default `Date.now`. */
  now?: () => number
}

/**
 * Signs the addresses of files for some days. A visitor may pass such an address on.
 * @requirement DL-05
 */
export function createSignatures({ secrets, days, isOneOf, now = Date.now }: SignatureOptions) {
  const sign = (secret: string, path: string, expires: string) =>
    createHmac('sha256', secret).update(`${path}\n${expires}`).digest('base64url')
  const endOfDays = () => String(Math.floor(now() / 1000) + days * 24 * 60 * 60)

  return {
    /** Whether a request for a path has its signature. */
    isSigned(path: string, query: URLSearchParams): boolean {
      const expires = query.get(expiryKey) ?? ''
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now()) return false
      const right = secrets.map((secret) => sign(secret, path, expires))
      return isOneOf(query.get(signatureKey) ?? '', right)
    },

    /** The parameters with which a file is given, for the days that are set; or until the end that signed parameters have. */
    signatureFor(path: string, signed?: URLSearchParams): URLSearchParams {
      const expires = signed?.get(expiryKey) ?? endOfDays()
      return new URLSearchParams({ [expiryKey]: expires, [signatureKey]: sign(secrets[0]!, path, expires) })
    },
  }
}

/** The address of a file with its signature. A file on another host has none: nothing there could check it. */
export function signedAddress(url: string, query: URLSearchParams): string {
  const pick = [expiryKey, signatureKey].map((key) => [key, query.get(key) ?? ''])
  return url.startsWith('/') ? `${url}?${new URLSearchParams(pick)}` : url
}
