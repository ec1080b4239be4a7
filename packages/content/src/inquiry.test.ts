import { describe, expect, it } from 'vitest'
import { inquiryLimits, isRequestForm, readInquiry, chooseRequestForm, requestForms } from './inquiry.ts'

const valid = {
  form: 'contact',
  first_name: 'Ines',
  last_name: 'De Wolf',
  email: 'ines@example.com',
  subject: 'How loud?',
  state: 'Zeeland',
  country: 'Netherlands',
  company: 'Glass',
  gdpr: true,
}
const listInvalidFields = (values: Record<string, unknown>) => {
  const result = readInquiry(values)
  return 'fields' in result ? Object.keys(result.fields) : []
}

describe('a contact inquiry', () => {
  it('needs every field but the newsletter (FORM-01 to FORM-07, FORM-10)', () => {
    expect(readInquiry(valid)).toMatchObject({ inquiry: { ...valid, newsletter_subscribe: false } })
    for (const name of ['first_name', 'last_name', 'email', 'subject', 'state', 'country', 'company'])
      for (const value of [undefined, '', ' \n', 7, ['x'], 'x'.repeat(inquiryLimits.question + 1)])
        expect([name, value, listInvalidFields({ ...valid, [name]: value })]).toEqual([name, value, [name]])
  })

  it('needs the consent, as a tick and nothing else (FORM-09)', () => {
    for (const gdpr of [undefined, false, '', 'true', 1]) expect(listInvalidFields({ ...valid, gdpr })).toEqual(['gdpr'])
  })

  it('takes addresses of every script, and none without a domain (FORM-08)', () => {
    for (const email of ['a@b.co', 'o’neil+x@mail.example.com', 'jürgen@müller.example', 'ines@例え.jp'])
      expect([email, listInvalidFields({ ...valid, email })]).toEqual([email, []])
    for (const email of [
      'a',
      'a@b',
      '@b.co',
      'a b@c.de',
      'a@b..de',
      'a@.de',
      'a@b.',
      '<a@b.de>',
      'a@b@c.de',
      'a@b.de\nBcc: x@y.de',
    ])
      expect([email, listInvalidFields({ ...valid, email })]).toEqual([email, ['email']])
  })

  it('is trimmed and otherwise as it was written (FORM-12, RELIABILITY 10)', () => {
    const hostile = '"><script>alert(1)</script> {{7*7}} \u0000 \u202E \uD83D\uDE00\nwritten in lines'
    expect(readInquiry({ ...valid, last_name: ' \u00A0De Wolf\n', subject: ` ${hostile} ` })).toMatchObject({
      inquiry: { last_name: 'De Wolf', subject: hostile },
    })
  })

  it('has no invisible characters and no line breaks in its lines, and an address that can be answered (FORM-62)', () => {
    expect(
      readInquiry({ ...valid, first_name: '\u202EadA', last_name: 'Ada\nBcc: x@example.com', product: 'Lu\u200Bmp' }),
    ).toMatchObject({ inquiry: { first_name: 'adA', last_name: 'Ada Bcc: x@example.com', product: 'Lump' } })
    for (const email of [
      'ada@example.com\u200B',
      'mailto:ada@example.com',
      ' MAILTO: ada@example.com',
      '\uFEFFada@exam\u00ADple.com',
    ])
      expect(readInquiry({ ...valid, email })).toMatchObject({ inquiry: { email: 'ada@example.com' } })
    for (const form of ['newsletter', 'download', 'press-kit', 'application'])
      expect(readInquiry({ ...valid, form, file: form === 'application' ? '' : 'prices', email: 'mailto:ada@example.com\u200B' }))
        .toMatchObject({ inquiry: { email: 'ada@example.com' } }) // prettier-ignore
    for (const email of [
      '\u200B',
      'mailto:',
      'a,b@c.de',
      'a;b@c.de',
      'to:a@b.de',
      'a@b.de?subject=x',
      'a@b_c.de',
      'a@192.0.2.1',
      'a@[192.0.2.1]',
    ])
      expect([email, listInvalidFields({ ...valid, email })]).toEqual([email, ['email']])
    expect(listInvalidFields({ ...valid, first_name: '\u200B\u2066' })).toEqual(['first_name'])
    expect(readInquiry({ ...valid, form: 'application', link: '\u200Bhttps://studio.example/cv.pdf\u200B' })).toMatchObject({
      inquiry: { link: 'https://studio.example/cv.pdf' },
    })
  })

  it('that is too long is told its limit (API-36)', () => {
    const long = readInquiry({ ...valid, subject: 'x'.repeat(5_001), first_name: 'x'.repeat(201), email: 'x' })
    expect(long).toEqual({
      fields: { subject: 'At most 5000 characters', first_name: 'At most 200 characters', email: 'Invalid input' },
    })
  })

  it('keeps what it is about and drops what it does not know (CONTACT-09)', () => {
    const result = readInquiry({ ...valid, product: ' Lump ', isAdmin: true })
    expect(result).toMatchObject({ inquiry: { product: 'Lump', quantity: '' } })
    expect(result).not.toHaveProperty('inquiry.isAdmin')
  })
})

it('takes at most eight colours for samples (CONTACT-16)', () => {
  const colours = (count: number) => Array.from({ length: count }, (_, i) => `c${i}`).join(', ')
  expect([8, 9].map((count) => listInvalidFields({ ...valid, colours: colours(count) }))).toEqual([[], ['colours']])
})

it('takes an application without a company or a state, for a position (FORM-44)', () => {
  const { company: _company, state: _state, ...person } = valid
  const application = { ...person, form: 'application', position: ' Presser ' }
  expect(readInquiry({ ...application, purpose: 'apply-now' })).toEqual({
    inquiry: { ...application, position: 'Presser', link: '' },
  })
  expect(listInvalidFields({ form: 'application' })).toEqual(['first_name', 'last_name', 'email', 'country', 'subject', 'gdpr'])
})

it('takes a question without a company or a province where no document asks for them (FORM-47)', () => {
  const { company: _company, state: _state, ...person } = valid
  for (const form of ['question', 'expert'])
    expect(readInquiry({ ...person, form })).toMatchObject({ inquiry: { ...person, form, company: '', state: '' } })
  expect(listInvalidFields({ ...person, form: 'contact' }).toSorted()).toEqual(['company', 'state'])
  expect(listInvalidFields({ form: 'question', company: 'x'.repeat(201) })).toContain('company')
})

it('takes the address of a portfolio with an application, and nothing that is none (FORM-48)', () => {
  const application = { ...valid, form: 'application' }
  for (const link of ['https://studio.example/cv.pdf', ' HTTP://müller.example ', ''])
    expect(readInquiry({ ...application, link })).toMatchObject({ inquiry: { link: link.trim() } })
  for (const link of [
    'studio',
    'javascript:alert(1)',
    'https://studio',
    'https://a.b c',
    'https://a.b/"><b',
    `https://a.b/${'x'.repeat(500)}`,
    7,
  ])
    expect([link, listInvalidFields({ ...application, link })]).toEqual([link, ['link']])
})

it('takes with an application what says that it is a PDF of at most 5 MB (FORM-49)', () => {
  const application = { ...valid, form: 'application' }
  const pdf = { name: 'cv.pdf', type: 'application/pdf', size: inquiryLimits.file }
  const accepted = [pdf, { ...pdf, type: '' }, { ...pdf, name: 'CV.PDF', type: 'x' }, { ...pdf, name: 'cv' }]
  for (const file of [...accepted, new File(['x'], 'cv.pdf')])
    expect(readInquiry({ ...application, file })).toMatchObject({ inquiry: { file } })
  for (const file of ['', undefined]) expect([file, listInvalidFields({ ...application, file })]).toEqual([file, []])
  for (const file of [
    { ...pdf, size: 0 },
    { ...pdf, size: pdf.size + 1 },
    { ...pdf, name: 'cv.doc', type: '' },
    'cv.pdf',
    7,
    null,
    {},
  ])
    expect([file, listInvalidFields({ ...application, file })]).toEqual([file, ['file']])
})

it('says of a question to the expert that it is one (FORM-39)', () => {
  expect(readInquiry({ ...valid, form: 'expert' })).toMatchObject({ inquiry: { form: 'expert', purpose: 'acoustic-expert' } })
  expect(listInvalidFields({ ...valid, form: 'expert', purpose: 'apply-now' })).toEqual(['purpose'])
})

it('takes a subscription with address and consent alone (FORM-34)', () => {
  expect(readInquiry({ form: 'newsletter', email: 'a@b.co', gdpr: true, first_name: 'x' })).toEqual({
    inquiry: { form: 'newsletter', email: 'a@b.co', gdpr: true },
  })
  expect(listInvalidFields({ form: 'newsletter' })).toEqual(['email', 'gdpr'])
})

describe('a request for a file', () => {
  const all = { first_name: 'Ines', last_name: 'De Wolf', email: 'ines@example.com', company: 'Glass', country: 'Italy' }
  const common = { file: 'prices', gdpr: true }

  it('needs all, all but the function, or an address, by its form (FORM-24 to FORM-28)', () => {
    expect(listInvalidFields({ form: 'download-full', ...common })).toEqual([...Object.keys(all), 'function'])
    expect(listInvalidFields({ form: 'press-kit', ...common })).toEqual(Object.keys(all))
    expect(listInvalidFields({ form: 'download', ...common })).toEqual(['email'])
    expect(readInquiry({ form: 'download-full', ...all, ...common, function: ' Buyer of “silence” ' })).toMatchObject({
      inquiry: { function: 'Buyer of “silence”', newsletter_subscribe: false, file_name: '' },
    })
    for (const form of requestForms) expect(listInvalidFields({ form, ...all, function: 'x' })).toEqual(['file', 'gdpr'])
  })

  it('is made by the lock of the file, and by what it is (DL-07, DL-14, FORM-25 to FORM-27)', () => {
    expect([chooseRequestForm('locked'), chooseRequestForm('full_locked'), chooseRequestForm('full_locked', true)]).toEqual(
      requestForms,
    )
    expect(['download', 'contact', 'toString', undefined].map(isRequestForm)).toEqual([true, false, false, false])
  })
})

it('is a contact inquiry without a name, and nothing with an unknown one', () => {
  const { form: _form, ...unnamed } = valid
  expect(listInvalidFields(unnamed)).toEqual([])
  for (const form of ['nothing', 'toString', 7, null]) expect(listInvalidFields({ ...valid, form })).toEqual(['form'])
})

const { company: _company, state: _state, subject: _subject, ...person } = valid

it('takes a quote for a product, a quantity and a place, with or without more words (FORM-67)', () => {
  const quote = { ...person, form: 'quote', product: 'Murmel', quantity: '8', place: 'Ghent, second floor' }
  expect(readInquiry(quote)).toMatchObject({ inquiry: { ...quote, company: '', subject: '' } })
  for (const name of ['product', 'quantity', 'place'])
    expect([name, listInvalidFields({ ...quote, [name]: ' ' })]).toEqual([name, [name]])
})

it('sends samples of one to eight colours to an address (FORM-68, CONTACT-16)', () => {
  const samples = { ...person, form: 'samples', colours: 'Moss, Cobalt', street: 'Rue 1', postcode: '8500', city: 'Kortrijk' }
  expect(readInquiry(samples)).toMatchObject({ inquiry: { ...samples, subject: '' } })
  for (const name of ['colours', 'street', 'postcode', 'city', 'country'])
    expect([name, listInvalidFields({ ...samples, [name]: '' })]).toEqual([name, [name]])
  expect(listInvalidFields({ ...samples, colours: 'a,b,c,d,e,f,g,h,i' })).toEqual(['colours'])
})
