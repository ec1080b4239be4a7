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
