import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixtures } from './OfficeList.fixtures.ts'
import { OfficeList } from './OfficeList.tsx'

const html = (props: Parameters<typeof OfficeList>[0]) => renderToStaticMarkup(<OfficeList {...props} />)
const readTexts = (text: string, part: string) =>
  [...text.matchAll(new RegExp(`data-part="office-list-${part}"[^>]*>([^<]*)<`, 'g'))].map(([, found]) => found)
const office = { id: 'a', name: 'A', country: 'Germany', visitHref: '/visit' }

it('puts offices in the first column and showrooms in the second (OFFICE-01, OFFICE-02, OFFICE-03)', () => {
  const [offices = '', showrooms = ''] = html(fixtures.complete.en).split('<section').slice(1)
  expect(readTexts(offices, 'head')).toEqual(['Offices &amp; Manufacturing'])
  expect(readTexts(offices, 'name')).toEqual(['Loden Kortrijk', 'Loden Lager'])
  expect(readTexts(showrooms, 'head')).toEqual(['Sh’offices'])
  expect(readTexts(showrooms, 'name')).toEqual(['Loden Köln', 'Loden Milano', 'Loden New York'])
})

it('shows the picture, the place, the name and the lines of the address of each office (OFFICE-04, OFFICE-05)', () => {
  const image = { src: '/a.webp', alt: 'The yard', width: 3, height: 2 }
  const address = ['Voorbeeldkaai 12', '8500 Kortrijk']
  const all = html({ offices: [{ ...office, city: 'Kortrijk', country: 'Belgium', address, image }] })
  expect(all).toMatch(/<img[^>]* src="\/a.webp"[^>]* alt="The yard"|<img[^>]* alt="The yard"[^>]* src="\/a.webp"/)
  expect([readTexts(all, 'place'), readTexts(all, 'name')]).toEqual([['Kortrijk, Belgium'], ['A']])
  expect(all).toMatch(/<address[^>]*><span>Voorbeeldkaai 12<\/span><span>8500 Kortrijk<\/span><\/address>/)
})

it('shows each way to an office only where it is filled (OFFICE-06 to OFFICE-08)', () => {
  const all = html({ offices: [{ ...office, phone: '+32 56 00 00 00', email: 'a@loden.example' }] })
  expect(all).toContain('href="tel:+3256000000"')
  expect(all).toContain('href="mailto:a@loden.example"')
  expect(html({ offices: [office] })).not.toMatch(/tel:|mailto:|<img|<address/)
  expect(html({ offices: [office] })).toContain('href="/visit"')
})

it('offers the regions that have an office, Europe or else the first one chosen (OFFICE-01, OFFICE-12)', () => {
  const inputs = (text: string) =>
    [...text.matchAll(/<input[^>]*>/g)].map(([input]) => /value="([^"]+)"/.exec(input)![1]! + /checked/.test(input))
  expect(inputs(html(fixtures.complete.en))).toEqual(['europetrue', 'americasfalse'])
  const overseas = (['asia-pacific', 'americas'] as const).map((region) => ({ ...office, id: region, region }))
  expect(inputs(html({ offices: overseas }))).toEqual(['americastrue', 'asia-pacificfalse'])
  expect(inputs(html(fixtures.minimal.en))).toEqual([])
})

it('has one loud action: the way to the first office (OFFICE-13)', () => {
  const { offices = [] } = fixtures.complete.en
  const classes = [...html(fixtures.complete.en).matchAll(/<a class="([^"]*)" data-part="button"/g)].map(([, names]) => names)
  expect(classes).toHaveLength(offices.length)
  expect(classes[0]).not.toBe(classes[1])
  expect(new Set(classes.slice(1)).size).toBe(1)
})
