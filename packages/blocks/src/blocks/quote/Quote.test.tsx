import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { roles } from '../../elements/styles/surface.css.ts'
import { fixtures } from './Quote.fixtures.ts'
import { Quote, type QuoteProps } from './Quote.tsx'

const html = (props: Partial<QuoteProps>) => renderToStaticMarkup(<Quote text="We cut, we do not float." {...props} />)

it('shows no author line without a author, whatever else is given (BLK-quote-01)', () => {
  expect(html({ author: 'Ines Vandevelde' })).toContain('<figcaption')
  expect(html({ authorRole: 'Designer', portrait: fixtures.complete.en.portrait })).not.toMatch(/<figcaption|<img|Designer/)
})

it('highlights one word, and leaves the sentence as it is when the word is not in it', () => {
  expect(html({ highlight: 'cut' })).toMatch(/We <b[^>]*>cut<\/b>, we do not float\./)
  expect(html({ highlight: 'fold' })).toContain('>We cut, we do not float.<')
})

it('takes a surface by its name only, and a role where the theme has none of that name', () => {
  for (const surface of ['oat', undefined]) expect(html({ surface })).toContain(` ${roles.strong} `)
  expect(html({ surface: 'oat' })).toContain('data-surface="oat"')
  expect(html({ surface: 'muted' })).toContain(` ${roles.muted} `)
})
