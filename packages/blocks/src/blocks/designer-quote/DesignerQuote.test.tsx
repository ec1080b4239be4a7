import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixtures } from './DesignerQuote.fixtures.ts'
import { DesignerQuote } from './DesignerQuote.tsx'

it('is a quote with the name, the portrait and the address of the designer (BLK-quote-02)', () => {
  const html = renderToStaticMarkup(<DesignerQuote {...fixtures.complete.en} />)
  expect(html).toMatch(/<a [^>]*href="#tomas"[^>]*>Tomas Lindqvist<\/a>/)
  expect(html).toContain('alt="A felt portrait of Tomas Lindqvist"')
  expect(html).toMatch(/eyes <b[^>]*>shut<\/b>/)
  expect(renderToStaticMarkup(<DesignerQuote {...fixtures.minimal.en} />)).not.toContain('<img')
})
