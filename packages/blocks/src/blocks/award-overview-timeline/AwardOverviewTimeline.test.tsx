import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixtures } from './AwardOverviewTimeline.fixtures.ts'
import { AwardOverviewTimeline } from './AwardOverviewTimeline.tsx'

const award = (name: string, year: number) => ({ id: name, name, year })
const textsOf = (html: string, part: string) =>
  [...html.matchAll(new RegExp(`data-part="award-overview-timeline-${part}"[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text)

it('shows the newest year first, and keeps the order within a year (AWARD-01, AWARD-02)', () => {
  const awards = [award('b', 2024), award('c', 2026), award('a', 2024)]
  const html = renderToStaticMarkup(<AwardOverviewTimeline awards={awards} />)
  expect(textsOf(html, 'number')).toEqual(['2026', '2024'])
  expect(textsOf(html, 'name')).toEqual(['c', 'b', 'a'])
})

it('links products and designer, and leaves out what an award does not have (AWARD-03, AWARD-04)', () => {
  const html = renderToStaticMarkup(<AwardOverviewTimeline {...fixtures.complete.en} />)
  expect(textsOf(html, 'product-name')).toEqual(['Murmel', 'Loket', 'Rib', 'Loket'])
  expect(textsOf(html, 'link')).toEqual(['Tomas Lindqvist', 'Ines Vandevelde'])
  expect(renderToStaticMarkup(<AwardOverviewTimeline {...fixtures.minimal.en} />)).not.toMatch(/<a |<img|Designed by/)
})

it('says where there are none (AWARD-05)', () => {
  expect(renderToStaticMarkup(<AwardOverviewTimeline awards={[]} />)).toContain('No awards yet')
})
