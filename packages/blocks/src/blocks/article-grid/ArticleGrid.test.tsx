import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ArticleGrid } from './ArticleGrid.tsx'
import { readTimeText } from './read-time.ts'

const article = { id: 'a', title: 'A', href: '/a' }

it('renders a title and a card for each article (BLK-article_grid-01)', () => {
  const html = renderToStaticMarkup(<ArticleGrid title="More" articles={[article, { ...article, id: 'b', title: 'B' }]} />)
  expect(html).toMatch(/<h2[^>]*>.*More.*<\/h2>/)
  expect(html.match(/<article/g)).toHaveLength(2)
  expect(html.match(/<h3/g)).toHaveLength(2)
})

it('renders nothing without articles (BLK-article_grid-01)', () => {
  expect(renderToStaticMarkup(<ArticleGrid title="More" articles={[]} />)).toBe('')
})

it('colours a card by its category and keeps its text legible (ART-15)', () => {
  const html = (color: `#${string}`) => renderToStaticMarkup(<ArticleGrid articles={[{ ...article, color }]} />)
  expect(html('#1f3b2d')).toContain('--b-field:#1f3b2d;--b-on-field:#ffffff')
  expect(html('#ffe800')).toContain('--b-field:#ffe800;--b-on-field:#111111')
})

it.each([
  [61, '2 min read'],
  [119.5, '2 min read'],
  [60, '1 min read'],
  [1, '1 min read'],
  [0, undefined],
  [undefined, undefined],
])('shows %s seconds as %s (ART-08)', (seconds, text) => {
  expect(readTimeText(seconds)).toBe(text)
})

it('takes the plural form of its language (ART-08)', () => {
  const texts = { locale: 'ar', readTime: { two: 'two', other: 'other' } }
  expect(readTimeText(61, texts)).toBe('two')
})

it('leads to all articles below the cards (BLK-article_grid-02)', () => {
  const action = { label: 'All stories', href: '/stories', newTab: true, variant: 'secondary' } as const
  const html = renderToStaticMarkup(<ArticleGrid articles={[article]} action={action} messages={{ newTab: 'neuer Tab' }} />)
  expect(html).toMatch(/<\/ul>.*<a[^>]*href="\/stories"[^>]*>.*All stories.*neuer Tab/)
  expect(renderToStaticMarkup(<ArticleGrid articles={[article]} action={{ ...action, href: '' }} />)).not.toContain('All stories')
})
