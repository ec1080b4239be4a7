import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ArticleHeader, CategoryFilter } from './index.ts'

const readSizeClass = (length: number, more = '') =>
  /<h1 class="([^"]*)"/.exec(renderToStaticMarkup(<ArticleHeader title={'a'.repeat(length) + more} />))![1]

it('sets a title of under 40 characters at full size (ART-09)', () => {
  expect(readSizeClass(39)).toBe(readSizeClass(1))
  expect(readSizeClass(40)).not.toBe(readSizeClass(39))
  // A soft hyphen is no character that is seen.
  expect(readSizeClass(39, '\u00AD')).toBe(readSizeClass(39))
  expect(readSizeClass(80)).toBe(readSizeClass(40))
})

it('shows each fact only when it is filled (ART-11, ART-12)', () => {
  const html = renderToStaticMarkup(
    <ArticleHeader
      title="A"
      details={{ date: '2026-04-21', price: '', website: 'https://www.example.com/a', architect: 'Noord' }}
    />,
  )
  expect([...html.matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, name]) => name)).toEqual(['From', 'Website', 'Architect'])
  expect(html).toContain('<time dateTime="2026-04-21">')
  expect(html).toMatch(/href="https:\/\/www\.example\.com\/a" target="_blank" rel="noopener">www\.example\.com</)
  expect(renderToStaticMarkup(<ArticleHeader title="A" />)).not.toContain('<dl')
})

it('shows category, day and time of reading (ART-06, ART-08, ART-15)', () => {
  const html = renderToStaticMarkup(
    <ArticleHeader title="A" category={{ title: 'Rooms', href: '/rooms' }} color="#1f3b2d" date="2026-05-28" readTime={61} />,
  )
  expect(html).toContain('--b-field:#1f3b2d')
  expect(html).toMatch(/href="\/rooms">Rooms</)
  expect(html).toContain('28 May 2026')
  expect(html).toContain('2 min read')
})

it('leads back from the current category (ART-04, ART-05)', () => {
  const categories = ['a', 'b'].map((id) => ({ id, title: id, href: `/${id}` }))
  const html = renderToStaticMarkup(<CategoryFilter categories={categories} current="b" allHref="/all" />)
  expect([...html.matchAll(/href="(.*?)"/g)].map(([, href]) => href)).toEqual(['/a', '/all'])
})
