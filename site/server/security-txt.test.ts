import { expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { securityTxt } from './security-txt.ts'

it('says where to report, and until when that counts (RELIABILITY 35)', () => {
  const contact = 'mailto:security@example.com'
  const now = () => Date.UTC(2026, 0, 1)
  expect(securityTxt({ contact, baseUrl: 'https://www.example.com', languages: ['en', 'de'], now })).toBe(
    `Contact: mailto:security@example.com
Expires: 2026-06-30T00:00:00.000Z
Preferred-Languages: en, de
Canonical: https://www.example.com/.well-known/security.txt
`,
  )
  expect(securityTxt({ contact, baseUrl: '', languages: ['en'], now })).not.toContain('Canonical')
})

it('has a contact of one line that is a mailbox or a page (RELIABILITY 35)', () => {
  expect(readEnv({}).securityContact).toBeUndefined()
  for (const contact of ['mailto:security@example.com', 'https://example.com/security'])
    expect(readEnv({ SECURITY_CONTACT: contact }).securityContact).toBe(contact)
  for (const contact of ['security@example.com', 'mailto:x', 'http://example.com/', 'https://a.example/\nContact: x'])
    expect(() => readEnv({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT must be like mailto:')
})
