import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a text is one of the secrets: in constant time for texts of any length, whichever it is.
 * @requirement RELIABILITY 19, OPS-06
 */
export function isOneOf(text: string, secrets: readonly string[]): boolean {
  const given = digest(text)
  return secrets.map((secret) => timingSafeEqual(given, digest(secret))).includes(true)
}
