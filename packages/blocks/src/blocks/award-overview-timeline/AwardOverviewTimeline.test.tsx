// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { fixtures } from './AwardOverviewTimeline.fixtures.ts'
import { AwardOverviewTimeline } from './AwardOverviewTimeline.tsx'

afterEach(cleanup)

const award = (name: string, year: number) => ({ id: name, name, year })
const readTexts = (html: string, part: string) =>
  [...html.matchAll(new RegExp(`data-part="award-overview-timeline-${part}"[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text)

it('shows the newest year first, and keeps the order within a year (AWARD-01, AWARD-02)', () => {
  const awards = [award('b', 2024), award('c', 2026), award('a', 2024)]
  const html = renderToStaticMarkup(<AwardOverviewTimeline awards={awards} />)
  expect(readTexts(html, 'number')).toEqual(['2026', '2024'])
  expect(readTexts(html, 'name')).toEqual(['c', 'b', 'a'])
})

it('links products and designer, and leaves out what an award does not have (AWARD-03, AWARD-04)', () => {
  const html = renderToStaticMarkup(<AwardOverviewTimeline {...fixtures.complete.en} />)
  expect(readTexts(html, 'product-name')).toEqual(['Murmel', 'Loket', 'Rib', 'Loket'])
  expect(readTexts(html, 'link')).toEqual(['Tomas Lindqvist', 'Ines Vandevelde'])
  expect(renderToStaticMarkup(<AwardOverviewTimeline {...fixtures.minimal.en} />)).not.toMatch(/<a |<img|Designed by/)
})

it('can be cleared: the years and cards are gone, and it says that there are none (AWARD-05)', () => {
  const { container, rerender } = render(<AwardOverviewTimeline {...fixtures.complete.en} title={undefined} />)
  expect(container.querySelectorAll('section, li')).not.toHaveLength(0)
  rerender(<AwardOverviewTimeline awards={[]} />)
  expect(container.querySelectorAll('section, li, a, img')).toHaveLength(0)
  expect(container.textContent).toBe('No awards yet')
})
