import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { numberClass } from '../../elements/styles/number-class.ts'
import { percents } from './AcousticUsp.css.ts'
import { AcousticUsp, type AcousticUspProps } from './AcousticUsp.tsx'

const html = (props: AcousticUspProps) => renderToStaticMarkup(<AcousticUsp {...props} />)

it('shows properties with their drawings (BLK-acoustic_usp-01)', () => {
  const image = { src: '/ear.webp', alt: 'An ear', width: 72, height: 72 }
  const whole = html({
    properties: [
      { identifier: 'a', title: 'Takes the edge off', image },
      { identifier: 'b', title: 'Hangs' },
    ],
  })
  expect(whole.match(/<li/g)).toHaveLength(2)
  for (const part of ['alt="An ear"', 'Takes the edge off', 'Hangs']) expect(whole).toContain(part)
  expect(whole).not.toMatch(/<table|<dl|<h2/)
})

it('draws measurements as a chart that a table tells, and lists what is no number (BLK-acoustic_usp-01)', () => {
  const whole = html({
    performances: [
      { label: '500 Hz', value: '0.88' },
      { label: 'Average', value: 'Quiet' },
    ],
  })
  expect(whole).toContain(numberClass(88, percents))
  expect(whole).toContain('<th scope="row">500 Hz</th><td>0.88</td>')
  expect(whole).toMatch(/Average<\/dt><dd[^>]*>Quiet</)
  expect(html({})).toBe('')
})
