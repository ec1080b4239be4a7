import { domainToASCII } from 'node:url'

/** A mail address as mail servers compare it: in whatever case, and with the domain in one spelling. */
export function addressKey(address: string): string {
  const text = address.trim().normalize('NFC').toLowerCase()
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  return text.slice(0, at + 1) + (domainToASCII(domain) || domain)
}
