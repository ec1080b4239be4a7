// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fixtures } from './Calculator.fixtures.ts'
import { Calculator, type CalculatorProps } from './Calculator.tsx'
import { planOf, view } from './plan.ts'

function show(props: CalculatorProps = {}) {
  document.body.innerHTML = renderToStaticMarkup(<Calculator {...fixtures.complete.en} {...props} />)
  return document.querySelector('form')!
}
const text = (part: string) => document.querySelector(`[data-part="calculator-${part}"]`)?.textContent
const texts = (part: string) => [...document.querySelectorAll(`[data-part="calculator-${part}"]`)].map((one) => one.textContent)
const link = () => document.querySelector('a')?.getAttribute('href')
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('the server', () => {
  it('begins with one wall of 5 by 3.5 m (CALC-02, CALC-05, CALC-26)', () => {
    show()
    expect([...document.querySelectorAll<HTMLInputElement>('[inputmode="decimal"]')].map(({ value }) => value)).toEqual([
      '5',
      '3.5',
    ])
    expect(text('amount')).toBe('3 rolls')
    expect(texts('select')).toEqual(['Wall 1 5.00 × 3.50 m 6 strips'])
    expect(text('cut')).toBe('6 strips of 0.98 m, the last one trimmed by 0.88 m. A roll gives 2.85 of them.')
    expect(text('sum')).toBe('6 strips on 1 wall: 2.11 rolls before rounding')
  })

  it('begins in feet where asked (CALC-01, CALC-26, CALC-27)', () => {
    show({ unit: 'ft' })
    expect(texts('select')).toEqual(['Wall 1 16.40 × 11.48 ft 6 strips'])
    expect(texts('unit')).toEqual(['Meters', 'Feet'])
    expect(document.querySelector('[aria-pressed="true"]')!.textContent).toBe('Feet')
  })

  it('works out the address, as the form sends it without JavaScript (BLK-calculator-01, CALC-09, CALC-10, CALC-12)', () => {
    show({ search: 'unit=m&wall=5x3.5&active=1&width=4,9&height=2.5&do=add' })
    expect(texts('select')).toEqual(['Wall 1 4.90 × 2.50 m 5 strips', 'Wall 2 5.00 × 3.50 m 6 strips'])
    expect(texts('remove')).toHaveLength(2)
    show({ search: 'wall=5x3.5&width=5&height=12' })
    expect(text('problem')).toBe(' Wall height should be smaller than or equal to 10')
    expect(texts('select')).toEqual(['Wall 1 5.00 × 3.50 m 6 strips'])
    expect(document.querySelector<HTMLInputElement>('[aria-invalid="true"]')!.value).toBe('12')
  })

  it('sends what it shows, and Enter sends it as it is', () => {
    const form = show({ search: 'wall=2x2&wall=3x3&active=2&finish=finish-1' })
    const sent = new URLSearchParams(new FormData(form) as never)
    expect(`${sent}`).toBe('width=3&height=3&unit=m&active=2&wall=2x2&wall=3x3&finish=finish-1')
    const [first] = form.querySelectorAll('button')
    expect([first!.type, first!.name, first!.hidden]).toEqual(['submit', '', true])
  })

  it('has the limits of its record (CALC-18)', () => {
    show({ maxHeight: 3, maxWidth: 4, search: 'wall=2x2&width=5&height=2' })
    expect(text('problem')).toBe(' Wall width should be smaller than or equal to 4')
    show({ maxHeight: 3, search: 'wall=2x2&width=2&height=3.1' })
    expect(text('problem')).toBe(' Wall height should be smaller than or equal to 3')
  })

  it('says nothing of a margin that there is not (CALC-25)', () => {
    const note = () => document.querySelector('[role="tooltip"]')!.textContent
    show()
    expect(note()).toBe('Rounded up to whole rolls, with a safety margin of 10%.')
    show({ safetyMargin: 25 })
    expect([note(), text('amount')]).toEqual(['Rounded up to whole rolls, with a safety margin of 25%.', '3 rolls'])
    show({ safetyMargin: 0, search: 'wall=0.98x10' })
    expect([note(), text('amount')]).toEqual(['Rounded up to whole rolls.', '1 roll'])
  })

  it('leads to a quote once a finish is chosen (CALC-06, CALC-07, CALC-28)', () => {
    show({ quoteHref: '/quote' })
    expect(link()).toBeUndefined()
    show({ quoteHref: '/quote', search: 'wall=5x3.5&finish=finish-3' })
    expect(link()).toBe('/quote?typology=Acoustic+panels&product=Cobalt&amount=3')
    expect(document.querySelector('image')!.getAttribute('href')).toBe('/fixtures/portrait-216.webp')
    show({ quoteHref: '/quote', search: 'wall=5x3.5&finish=other' })
    expect(link()).toBeUndefined()
  })
})

describe('the drawing', () => {
  it('has as many panels as strips, at most 30 (CALC-03)', () => {
    const panels = (wall: string) => {
      show({ search: `wall=${wall}` })
      return [texts('panel').length, document.querySelector('svg[role="img"]')!.textContent!.includes('+ ')]
    }
    expect(panels('5x3.5')).toEqual([6, false])
    expect(panels('29.4x2.5')).toEqual([30, false])
    expect(panels('30x2.7')).toEqual([30, true])
  })

  it('is to scale, and stays within its frame', () => {
    for (const [width, height] of [
      [5, 3.5],
      [0.01, 0.01],
      [1000, 10],
      [0.98, 10],
      [29.4, 0.5],
    ] as const) {
      const strips = Math.ceil(width / 0.98 - 1e-9)
      const { left, right, end, top, floor, scale, drawn } = planOf(width, height, strips, 0.98)
      expect(end + 74 + 0.62 * scale).toBeLessThanOrEqual(view.width)
      expect(Math.min(top, floor - 1.72 * scale)).toBeGreaterThanOrEqual(30)
      expect(floor - top).toBeCloseTo(height * scale, 0)
      if (drawn === strips) expect(right - left).toBeCloseTo(width * scale, 0)
    }
  })
})
