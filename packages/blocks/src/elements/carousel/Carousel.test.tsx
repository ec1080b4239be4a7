import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Carousel } from './Carousel.tsx'

const slides = ['a', 'b'].map((id) => ({ id, content: `Slide ${id}` }))

it('sends every slide from the server, none of them out of reach', () => {
  const html = renderToStaticMarkup(<Carousel label="Row" slides={slides} />)
  expect(html).toContain('Slide a')
  expect(html).toContain('Slide b')
  expect(html).not.toMatch(/inert|\shidden/)
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(3)
})

it('says what it is in the language of the page (RELIABILITY 24)', () => {
  const messages = { carousel: 'Karussell', slide: 'Folie', position: '{n} von {total}', previous: 'Zurück', next: 'Weiter' }
  const html = renderToStaticMarkup(<Carousel label="Filz" slides={slides} messages={messages} />)
  expect(html).toMatch(/<section[^>]* aria-roledescription="Karussell" aria-label="Filz"/)
  expect(html).toContain('aria-roledescription="Folie" aria-label="2 von 2"')
  for (const name of ['Zurück', 'Weiter']) expect(html).toMatch(new RegExp(`<button[^>]* aria-label="${name}"`))
})

it('is nothing without slides', () => {
  expect(renderToStaticMarkup(<Carousel label="Row" slides={[]} />)).toBe('')
})
