import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AbsorptionChart } from './AbsorptionChart.tsx'
import { DecayChart } from './DecayChart.tsx'

const values = [0.34, 0.62, 0.88, 0.97, 0.95, 0.92]
const count = (html: string, part: RegExp) => [...html.matchAll(part)].length

it('draws absorption by octave and says the same in a table (ART-16)', () => {
  const html = renderToStaticMarkup(
    <AbsorptionChart
      absorbers={[
        { name: 'Panel', values },
        { name: 'Half measured', values: [1] },
      ]}
      messages={{ locale: 'de' }}
    />,
  )
  expect(html).toContain('height="97%"')
  expect(html).toContain('>1.000\u00a0Hz</th><td>0,97<')
  expect(count(html, /<tr>/g)).toBe(7)
  expect(html).not.toContain('Half measured')
  expect(renderToStaticMarkup(<AbsorptionChart absorbers={[{ name: 'Half', values: [1] }]} />)).toBe('')
})

it('draws one absorber as strips that carry their values, with its table behind a switch (FAM-07)', () => {
  const html = renderToStaticMarkup(<AbsorptionChart absorbers={[{ name: 'Panel', values }]} />)
  expect(html).toMatch(/<text[^>]*>0\.97<\/text>/)
  expect(count(html, /data-best/g)).toBe(1)
  expect(html).toMatch(/<\/summary><\/details><table/)
})

it('draws areas on a scale that holds the largest', () => {
  const html = renderToStaticMarkup(
    <AbsorptionChart measure="area" absorbers={[{ name: 'A', values: [0.4, 1, 2.5, 5, 5, 4] }]} />,
  )
  expect(html).toContain('y="0%" height="100%"')
  expect(html).toContain('<td>2.5<')
  expect(html).toContain('Absorption area')
})

it('draws decays over one time, and says their seconds (ART-16)', () => {
  const html = renderToStaticMarkup(
    <DecayChart
      decays={[
        { name: 'Bare', seconds: 2 },
        { name: 'Covered', seconds: 0.5 },
      ]}
      target={0.6}
    />,
  )
  // The first ends with the axis; the second takes a quarter of it.
  expect(count(html, /<rect/g)).toBe(72 + 18 + 2)
  expect(html).toContain('x1="30%"')
  for (const text of ['Bare', '2.0\u00a0s', 'Covered', '0.5\u00a0s', 'Recommended', '0.6\u00a0s']) expect(html).toContain(text)
  expect(renderToStaticMarkup(<DecayChart decays={[{ name: 'Never', seconds: Number.POSITIVE_INFINITY }]} />)).toBe('')
})
