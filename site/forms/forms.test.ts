import { inquiryForms, inquiryTopics } from '@brand/content/inquiry'
import { expect, it } from 'vitest'
import { formNames, formOn, formPath, forms } from './forms.ts'

const dealer = { id: 'd1', name: 'Stilte', city: 'Ghent' }

it.each(formNames)('%s reads each key of its line, and gives topics that its own form takes (CONTACT-05, CONTACT-09)', (name) => {
  const { query = [], topics, own } = forms[name]
  const read = new Set<string>()
  const given = topics?.((key) => void read.add(key), { dealer }) ?? {}
  // The page itself looks up a dealer (DEALER-13).
  if (given.location) read.add('location')
  expect([...read].toSorted()).toEqual([...query].toSorted())
  expect(Object.keys(given).filter((topic) => !inquiryTopics.some((each) => each === topic))).toEqual([])
  expect(Object.keys(given).filter((topic) => !Object.hasOwn(inquiryForms[own].shape, topic))).toEqual([])
})

it('is found by the English slug of its page, and leads there in any language (RT-22)', () => {
  expect([formOn('contact/apply-now'), formOn('visit-us'), formOn('contact'), formOn(undefined)]).toEqual([
    'apply-now',
    'visit-us',
    undefined,
    undefined,
  ])
  expect(formPath('apply-now', 'nl', [['position', 'a b']])).toBe('/nl/contact/apply-now?position=a+b')
  expect(formPath('visit-us', 'en')).toBe('/visit-us')
})
