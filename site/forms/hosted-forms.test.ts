import { expect, it } from 'vitest'
import { describeQuery, readChoices, hostedForms, formatLimitNote, readFormQuery } from './hosted-forms.ts'

const passed = (form: string, query: string) => readFormQuery(form, new URLSearchParams(query))

it('passes on what a visitor wants a price for, each only when present (CONTACT-09)', () => {
  expect(passed('quote-price-lead', 'typology=Lamps&product=Murmel&finish=Moss&quantity=3&amount=9&utm_source=x')).toEqual({
    typology: 'Lamps',
    product: 'Murmel',
    finish: 'Moss',
    quantity: '3',
  })
  expect(passed('quote-price-lead', 'amount=9&product=%20')).toEqual({ quantity: '9' })
  expect(passed('quote-price-lead', '')).toEqual({})
})

it('passes on ready2go only as true (CONTACT-10)', () => {
  expect(passed('quote-price-lead', 'ready2go=true')).toEqual({ ready2go: 'true' })
  for (const value of ['false', '1', 'TRUE', '']) expect(passed('quote-price-lead', `ready2go=${value}`)).toEqual({})
})

it.each([
  ['Milan', 'Milan showroom'],
  ['Milano', 'Milano showroom'],
  ['mailand', 'mailand showroom'],
  ['London', "London Sh'Office"],
  ['Köln', "Cologne Sh'Office"],
  ['Koeln', "Cologne Sh'Office"],
  ['KOLN', "Cologne Sh'Office"],
] as const)('passes on the office in %s as %s (CONTACT-11, CONTACT-12)', (city, office) => {
  expect(passed('visit-us', `shoffice=${encodeURIComponent(city)}`)).toEqual({ showrooms: office })
})

it('passes on an office by its English name, and shows it in the language of the page (CONTACT-11, OFFICE-09)', () => {
  const office = { city: 'Courtrai', english: 'Kortrijk' }
  const query = new URLSearchParams('shoffice=courtrai')
  expect(readFormQuery('visit-us', query, { office })).toEqual({ showrooms: "Kortrijk Sh'Office" })
  expect(readChoices('visit-us', query, 'fr', { office })).toEqual({ showrooms: "Courtrai Sh'Office" })
  expect(describeQuery('visit-us', query, 'fr', { office })).toBe("Courtrai Sh'Office")
  expect(describeQuery('visit-us', new URLSearchParams('shoffice=Koeln'), 'it')).toBe("Colonia Sh'Office")
  const addresses = { 'visit-us': 'https://forms.example/visit' }
  expect(hostedForms({ addresses, query, locale: 'fr', office, organization: undefined }).request('visit-us')).toEqual({
    src: 'https://forms.example/visit?showrooms=Kortrijk+Sh%27Office',
    about: "Courtrai Sh'Office",
  })
})

it('passes on no office without one, and the position or none (CONTACT-11, CONTACT-13)', () => {
  expect(passed('visit-us', 'city=Milan')).toEqual({})
  expect(passed('apply-now', 'position=Presser%20%26%20fitter')).toEqual({ position: 'Presser & fitter' })
  expect(passed('apply-now', '')).toEqual({ position: 'Spontaneous Application' })
})

it('passes on nothing to other forms, and no value that is too long or has lines', () => {
  expect(passed('general-request', 'product=Murmel&position=x')).toEqual({})
  expect(passed('constructor', 'product=Murmel')).toEqual({})
  expect(passed('apply-now', `position=${'x'.repeat(999)}`)['position']).toHaveLength(200)
  expect(passed('apply-now', 'position=a%0d%0aBcc:%20b')).toEqual({ position: 'a Bcc: b' })
})

it('adds what is passed on to the address of the form, and says it in words (CONTACT-05, CONTACT-09)', () => {
  const { request, email, phone } = hostedForms({
    addresses: { 'quote-price-lead': 'https://forms.example/quote?lang=en' },
    query: new URLSearchParams('product=Murmel&quantity=3&finish=Moss%26co&ready2go=true'),
    locale: 'en',
    organization: { email: 'hello@brand.example', telephone: '+32 56 00 00 00' },
  })
  expect(request('quote-price-lead')).toEqual({
    src: 'https://forms.example/quote?lang=en&product=Murmel&finish=Moss%26co&quantity=3&ready2go=true',
    about: '3 × Murmel, Moss&co',
  })
  expect(describeQuery('quote-price-lead', new URLSearchParams('typology=Lamps&quantity=2'), 'en')).toBe('2 × Lamps')
  // Not configured, and a name that every object has.
  expect(request('visit-us')).toEqual({ src: undefined, about: undefined })
  expect(request('toString').src).toBeUndefined()
  expect([email, phone]).toEqual(['hello@brand.example', '+32 56 00 00 00'])
})

it('tells the form for any question which dealer it is for, and no other form (DEALER-13)', () => {
  const dealer = { id: 'd1', name: 'Stilte & Co', city: 'Ghent' }
  const query = new URLSearchParams('location=d1')
  const { request } = hostedForms({
    addresses: { 'general-request': 'https://forms.example/ask', 'visit-us': 'https://forms.example/visit' },
    query,
    locale: 'en',
    dealer,
    organization: undefined,
  })
  expect(request('general-request')).toEqual({
    src: 'https://forms.example/ask?location=Stilte+%26+Co+%28d1%29',
    about: 'Stilte & Co, Ghent',
  })
  expect(request('visit-us')).toEqual({ src: 'https://forms.example/visit', about: undefined })
  expect(readFormQuery('general-request', query)).toEqual({})
  expect(readChoices('general-request', query, 'en', { dealer })).toEqual({ location: 'Stilte & Co, Ghent' })
})

it('our own form shows what the calculator, Ready2Go and the comparison send, in its language (CALC-28, R2G-21, CMP-04)', () => {
  const chosen = (query: string, locale: 'en' | 'de') => readChoices('quote-price-lead', new URLSearchParams(query), locale)
  expect(chosen('typology=Acoustic+panels&product=Cobalt&amount=3', 'de')).toEqual({
    typology: 'Akustikpaneele',
    product: 'Cobalt',
    quantity: '3',
  })
  expect(chosen('typology=Ready2Go&product=Dome&quantity=1&ready2go=true&finish=Moss', 'en')).toEqual({
    typology: 'Ready2Go',
    product: 'Dome',
    finish: 'Moss',
    quantity: '1',
  })
  expect(chosen('product=Rib&product=&product=Wolk', 'en')).toEqual({ product: 'Rib, Wolk' })
  expect(chosen('typology=toString', 'en')).toEqual({ typology: 'toString' })
  expect(passed('quote-price-lead', 'product=Rib&product=Wolk')).toEqual({ product: 'Rib, Wolk' })
})

it('takes the fabric and up to eight colours for the form for samples, and says where there are more (CONTACT-16)', () => {
  const query = (count: number) => Array.from({ length: count }, (_, i) => `colours=c${i + 1}`).join('&')
  expect(passed('sample-request', `product=Loden+felt&${query(2)}&colours=%20`)).toEqual({
    product: 'Loden felt',
    colours: 'c1, c2',
  })
  expect(passed('sample-request', query(9))).toEqual({ colours: 'c1, c2, c3, c4, c5, c6, c7, c8' })
  expect(passed('product-advice', query(2))).toEqual({})
  expect(describeQuery('sample-request', new URLSearchParams(`product=Felt&${query(2)}`), 'en')).toBe('Felt, c1, c2')
  const note = (count: number, locale: 'en' | 'it') =>
    formatLimitNote('sample-request', new URLSearchParams(query(count)), locale)
  expect([note(8, 'en'), note(9, 'en')]).toEqual([
    undefined,
    'You ticked 9 colours, and one request takes 8: these are the first 8. Ask for the others in a second one.',
  ])
  expect(note(12, 'it')).toMatch(/^Hai spuntato 12 colori/)
  expect(formatLimitNote('product-advice', new URLSearchParams(query(9)), 'en')).toBeUndefined()
})
