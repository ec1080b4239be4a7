import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
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
  expect(html({ surface: 'oat' })).toContain('--b-field:var(--b-surface-oat, var(--b-surface-strong))')
  expect(html({ surface: 'oat);color:red' })).toContain('--b-field:var(--b-surface-strong);')
})
