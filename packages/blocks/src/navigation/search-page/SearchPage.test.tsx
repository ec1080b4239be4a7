import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchResults } from '../search/SearchResults.tsx'
import { SearchPage } from './SearchPage.tsx'

const result = { title: 'Agents', type: 'Page', href: '/agents-reps' }
const statusIn = (html: string) => /<output[^>]*>(.*?)<\/output>/.exec(html)![1]
const statusOf = (partial?: boolean) =>
  statusIn(renderToStaticMarkup(<SearchPage href="/search" keyword="dealer utrecht" results={[{ ...result, partial }]} />))

it('says that nothing has all words, and that what it shows comes closest (OR-22)', () => {
  expect(statusOf()).toBe('1 result for “dealer utrecht”')
  expect(statusOf(true)).toBe('Nothing has all the words of “dealer utrecht”. 1 result comes closest.')
  const suggestions = [{ ...result, partial: true }]
  expect(statusIn(renderToStaticMarkup(<SearchResults id="a" results={suggestions} />))).toBe(
    'Nothing has all these words. Closest results:',
  )
})
