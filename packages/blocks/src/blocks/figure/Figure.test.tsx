import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Figure, type FigureProps } from './Figure.tsx'

const html = (props: FigureProps) => renderToStaticMarkup(<Figure {...props} />)
const absorber = { id: 'a', name: 'Panel', href: '/a' }

it('draws the decay of a clap, with its seconds in words (BLK-figure-01, ART-16)', () => {
  const whole = html({ title: 'Clap', decays: [{ name: 'Bare', milliseconds: 1900 }], recommended: 600 })
  expect(whole).toMatch(/<h2[^>]*>.*Clap/)
  for (const text of ['Bare', '1.9\u00a0s', '0.6\u00a0s']) expect(whole).toContain(text)
})

it('draws absorption from the records of products, in numbers of the language (BLK-figure-01, ART-16)', () => {
  const whole = html({ absorbers: [{ ...absorber, values: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6] }], messages: { locale: 'fr' } })
  expect(whole).toContain('<td>0,40</td>')
  expect(whole).not.toContain('figcaption')
})

it('shows nothing where there is nothing to draw (BLK-figure-01)', () => {
  expect(html({ title: 'Clap', absorbers: [absorber] })).toBe('')
})
