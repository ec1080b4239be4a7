import { describe, expect, it } from 'vitest'
import { telephoneProblems } from './telephones.ts'

const record = (value: Record<string, unknown>) => ({ place: 'location/one', file: 'records/location/one.json', value })
const listPaths = (value: Record<string, unknown>) => telephoneProblems([record(value)]).map(({ path }) => path)

describe('telephone numbers (FACT-05)', () => {
  it.each([
    ['be', '+32 56 00 00 00', '+44 20 7946 0123'],
    ['ca', '+1 514 555 0190', '+1 212 555 0142'],
    ['kr', '+82 2 312 3456', '056 00 00 00'],
  ])('of a place in "%s" are %s, not %s', (code, right, wrong) => {
    const place = (telephone: unknown) => ({ ctLocationCountry: { code }, ctLocationTelephone: telephone })
    expect(listPaths(place(right))).toEqual([])
    expect(listPaths(place(undefined))).toEqual([])
    expect(listPaths(place(wrong))).toEqual(['ctLocationTelephone'])
    expect(listPaths(place({ en: right, nl: wrong }))).toEqual(['ctLocationTelephone.nl'])
  })

  it.each([
    ['+3256000000', '+32 56 00 00 00', '+32 56 00 00 01'],
    ['+442079460123', '+44 (0)20 7946 0123', '+44 20 7946 0124'],
    ['0800123', '0800 123', 'Call us'],
  ])('that a link calls as %s are shown as %s, not as %s', (linked, right, wrong) => {
    const link = (shown: string) => ({ html: `<a href="tel:${linked}">${shown}</a>` })
    expect(listPaths(link(right))).toEqual([])
    expect(listPaths(link(wrong))).toEqual(['html'])
  })
})
