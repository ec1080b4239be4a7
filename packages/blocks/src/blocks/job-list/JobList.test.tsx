import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixtures } from './JobList.fixtures.ts'
import { JobList } from './JobList.tsx'

const { en } = fixtures.complete
const readTexts = (html: string, part: string) =>
  [...html.matchAll(new RegExp(`data-part="${part}"[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text)

it('keeps the order of the vacancies, each with its countries and its date in the long form (BLK-job_list-01, JOB-01)', () => {
  const html = renderToStaticMarkup(<JobList {...en} messages={{ locale: 'de' }} />)
  expect(readTexts(html, 'job-list-name')).toEqual(['Listener', 'Presser', 'Driver'])
  expect(readTexts(html, 'job-list-country')[0]).toBe('Belgium, Italy, United Kingdom')
  expect(readTexts(html, 'job-list-date')).toEqual(['12. Oktober 2026', '1. September 2026', '30. März 2026'])
})

it('leads to the application without a vacancy last, also where there is none (JOB-05)', () => {
  const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs(renderToStaticMarkup(<JobList {...en} />)).at(-1)).toBe('#apply')
  const empty = renderToStaticMarkup(<JobList {...fixtures.empty.en} />)
  expect(empty).toContain('No open positions')
  expect(hrefs(empty)).toEqual(['#apply'])
})
