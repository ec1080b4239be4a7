import { expect, it } from 'vitest'
import { composeMail, type MailTexts } from './mail.ts'
import { toPayload } from './payload.ts'
import { inquiry } from './test/fixtures.ts'

const texts: MailTexts = {
  subjects: { Inquiry: 'Frage von {name}', other: 'Formular von {name}' },
  labels: { FirstName: 'Vorname', Email: 'E-Mail-Adresse', Question: 'Frage', Signup: 'Newsletter' },
  yes: 'ja',
  no: 'nein',
}
const mail = (changes: Record<string, unknown> = {}) => composeMail(toPayload(inquiry(changes)), texts)
/** Of an outbox of an older version, which kept lines as they were sent. */
const oldMail = (changes: Record<string, string>) => composeMail({ ...toPayload(inquiry()), ...changes }, texts)

it('has every field, in words of the visitor’s language where there are some (API-34)', () => {
  expect(mail({ product: 'Lump', subject: 'How loud?\n\nAnd why?' })).toEqual({
    subject: 'Frage von Ines De Wolf',
    text: [
      'Vorname: Ines',
      'LastName: De Wolf',
      'E-Mail-Adresse: ines@example.com',
      'Company: Glass & Sons',
      'Stateprovince: West Flanders',
      'Country: Belgium',
      'Optin: ja',
      'Newsletter: nein',
      'Product: Lump',
      '',
      'Frage:',
      'How loud?\n\nAnd why?',
      '',
    ].join('\n'),
    replyTo: { name: 'Ines De Wolf', address: 'ines@example.com' },
  })
})

it('names who has no name by the address', () => {
  expect(mail({ form: 'newsletter' })).toMatchObject({ subject: 'Formular von ines@example.com', replyTo: { name: '' } })
})

it('lets no line of a visitor look like another field (RELIABILITY 10)', () => {
  const { text, subject } = oldMail({
    LastName: 'Wolf\r\nE-Mail-Adresse: evil@example.com\u2028Optin: nein',
    Company: 'a\u0085b\u0000c',
  })
  expect(text).toContain('LastName: Wolf E-Mail-Adresse: evil@example.com Optin: nein\nE-Mail-Adresse: ines@')
  expect(text).toContain('Company: a b c\n')
  expect(subject).not.toMatch(/[\r\n\u2028]/)
  expect(mail({ first_name: '$&{name}' }).subject).toBe('Frage von $&{name} De Wolf')
})

it('answers go to the visitor only where the address is one address', () => {
  for (const email of [
    'a,b@example.com',
    'a;b@example.com',
    'a(b)@example.com',
    'a@example.com,b',
    'a:b@example.com',
    'a\u0000@b.example',
  ])
    expect([email, oldMail({ Email: email }).replyTo]).toEqual([email, undefined])
  for (const email of ['o’x@example.com', 'ines+felt@büro.example', "o'x@example.com"])
    expect([email, mail({ email }).replyTo !== undefined]).toEqual([email, !email.includes('’')])
})
