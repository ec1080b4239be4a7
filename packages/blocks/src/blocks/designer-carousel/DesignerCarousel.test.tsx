import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixtures } from './DesignerCarousel.fixtures.ts'
import { DesignerCarousel } from './DesignerCarousel.tsx'

const ines = { id: 'ines', name: 'Ines Vandevelde', href: '/designers/ines-vandevelde' }

it('links each designer, in a row that its title names (BLK-designer_carousel-01)', () => {
  const { title, designers } = fixtures.complete.en
  const html = renderToStaticMarkup(<DesignerCarousel title={title} designers={designers} />)
  for (const { name, href } of designers)
    expect(html).toMatch(new RegExp(`<h3[^>]*><a [^>]*href="${href}"[^>]*>${name}</a></h3>`))
  expect(html).toContain(`aria-label="${title}"`)
})

it('is a list of all in a grid, without anything that moves (BLK-designer_carousel-05)', () => {
  const { title, designers } = fixtures.complete.en
  const html = renderToStaticMarkup(<DesignerCarousel title={title} designers={designers} layout="grid" />)
  expect(html.match(/<li /g)).toHaveLength(designers.length)
  expect(html).toContain(`<ul`)
  expect(html).not.toContain('data-part="carousel')
  expect(html).toMatch(new RegExp(`<h2[^>]*>.*</h2>.*<h3[^>]*><a [^>]*href="${designers[0]!.href}"`))
})

it('has a name without a title, and the names of designers move up (BLK-designer_carousel-01)', () => {
  const html = renderToStaticMarkup(<DesignerCarousel designers={[ines]} messages={{ designers: 'Ontwerpers' }} />)
  expect(html).toContain('aria-label="Ontwerpers"')
  expect(html).toMatch(/<h2[^>]*><a /)
})

it('marks a designer in another language', () => {
  expect(renderToStaticMarkup(<DesignerCarousel designers={[{ ...ines, lang: 'en' }]} />)).toContain('lang="en"')
})

it('renders nothing without designers', () => {
  expect(renderToStaticMarkup(<DesignerCarousel title="Designers" designers={[]} />)).toBe('')
})
