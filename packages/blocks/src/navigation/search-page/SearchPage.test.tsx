import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchResults } from '../search/SearchResults.tsx'
import { SearchPage } from './SearchPage.tsx'

const result = { title: 'Agents', type: 'Page', href: '/agents-reps' }
const statusIn = (html: string) => /<output[^>]*>(.*?)<\/output>/.exec(html)![1]!.replaceAll(/<[^>]+>/g, '')
const renderStatus = (partial?: boolean) =>
  statusIn(renderToStaticMarkup(<SearchPage href="/search" keyword="dealer utrecht" results={[{ ...result, partial }]} />))

it('puts results in groups by kind, the best first, with the words around what was found (SRCH-20)', () => {
  const excerpt = { text: '… a murmur in the room …', highlights: [{ start: 4, end: 7 }] }
  const results = [
    { title: 'Murmel', type: 'Product', group: 'Products', href: '/murmel' },
    { ...result, excerpt },
    { title: 'Wolk', type: 'Product', group: 'Products', href: '/wolk' },
    { title: 'Stray', type: '', href: '/stray' },
  ]
  const html = renderToStaticMarkup(<SearchPage href="/search" keyword="mur" results={results} />)
  const order = [...html.matchAll(/<h2[^>]*>([^<]*)|href="(\/[a-z-]+)"/g)].map(([, heading, href]) => heading ?? href)
  expect(order).toEqual(['Products', '/murmel', '/wolk', 'Page', '/agents-reps', '/stray'])
  expect(html.replaceAll(/ (class|data-part)="[^"]*"/g, '')).toContain('<span>… a <mark>mur</mark>mur in the room …</span>')
})

it('leads to where many want to go, without a keyword or a result only (SRCH-21)', () => {
  const suggestions = [{ label: 'Samples', href: '/samples' }]
  const shows = (props: object) =>
    renderToStaticMarkup(<SearchPage href="/search" suggestions={suggestions} {...props} />).includes('href="/samples"')
  expect([shows({ status: 'short' }), shows({ results: [] }), shows({ results: [result] })]).toEqual([true, true, false])
})

it('says that nothing has all words, and that what it shows comes closest (OR-22)', () => {
  expect(renderStatus()).toBe('1 result for “dealer utrecht”')
  expect(renderStatus(true)).toBe('Nothing has all the words of “dealer utrecht”. 1 result comes closest.')
  const suggestions = [{ ...result, partial: true }]
  expect(statusIn(renderToStaticMarkup(<SearchResults listId="a" results={suggestions} />))).toBe(
    'Nothing has all these words. Closest results:',
  )
})
