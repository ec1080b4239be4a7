// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fixtures } from './Calculator.fixtures.ts'
import { Calculator, type CalculatorProps } from './Calculator.tsx'
import { computePlan, view } from './plan.ts'

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

  it('says how many rolls strips in one piece need where those are more (CALC-38)', () => {
    show({ queryText: 'wall=5.9x5.2' })
    expect(text('amount')).toBe('5 rolls')
    expect(text('sum')).toContain('rolls before rounding With every strip in one piece it takes 7 rolls')
    show({ queryText: 'wall=5x3.5' })
    expect(text('sum')).not.toContain('piece')
  })

  it('begins in feet where asked (CALC-01, CALC-26, CALC-27)', () => {
    show({ unit: 'ft' })
    expect(texts('select')).toEqual(['Wall 1 16.40 × 11.48 ft 6 strips'])
    expect(texts('unit')).toEqual(['Meters', 'Feet'])
    expect(document.querySelector('[aria-pressed="true"]')!.textContent).toBe('Feet')
  })

  it('says the bounds of its spin buttons, and is sent without the bubbles of the browser (CALC-19)', () => {
    const form = show()
    const bounds = [...document.querySelectorAll('[role="spinbutton"]')]
      .slice(0, 2)
      .map((input) => ['valuemin', 'valuemax', 'valuenow'].map((name) => Number(input.getAttribute(`aria-${name}`))))
    expect(bounds).toEqual([
      [0.05, 1000, 5],
      [0.05, 100, 3.5],
    ])
    expect(form.noValidate).toBe(true)
  })

  it('works out the address, as the form sends it without JavaScript (BLK-calculator-01, CALC-09, CALC-10)', () => {
    show({ queryText: 'unit=m&wall=5x3.5&active=1&width=4,9&height=2.5&do=add' })
    expect(texts('select')).toEqual(['Wall 1 4.90 × 2.50 m 5 strips', 'Wall 2 5.00 × 3.50 m 6 strips'])
    show({ queryText: 'wall=5x3.5&width=5&height=12' })
    expect(text('problem')).toBe(' Wall height should be smaller than or equal to 10')
    expect(texts('select')).toEqual(['Wall 1 5.00 × 3.50 m 6 strips'])
    expect(document.querySelector<HTMLInputElement>('[aria-invalid="true"]')!.value).toBe('12')
  })

  it('has a button that removes a wall only where there are more (CALC-12)', () => {
    const removed = () =>
      [...document.querySelectorAll<HTMLButtonElement>('[value^="remove-"]')].map(({ ariaLabel }) => ariaLabel)
    show()
    expect(removed()).toEqual([])
    show({ queryText: 'wall=2x2&wall=3x3' })
    expect(removed()).toEqual(['Remove wall 1', 'Remove wall 2'])
  })

  it('sends what it shows, and Enter sends it as it is', () => {
    const form = show({ queryText: 'wall=2x2&wall=3x3&active=2&finish=finish-1' })
    const sent = new URLSearchParams(new FormData(form) as never)
    expect(`${sent}`).toBe('width=3&height=3&unit=m&active=2&wall=2x2&wall=3x3&finish=finish-1')
    const [first] = form.querySelectorAll('button')
    expect([first!.type, first!.name, first!.hidden]).toEqual(['submit', '', true])
  })

  it('has the limits of its record (CALC-18)', () => {
    show({ maxHeight: 3, maxWidth: 4, queryText: 'wall=2x2&width=5&height=2' })
    expect(text('problem')).toBe(' Wall width should be smaller than or equal to 4')
    show({ maxHeight: 3, queryText: 'wall=2x2&width=2&height=3.1' })
    expect(text('problem')).toBe(' Wall height should be smaller than or equal to 3')
  })

  it('says nothing of a margin that there is not (CALC-25)', () => {
    const note = () => document.querySelector('[role="tooltip"]')!.textContent
    show()
    expect(note()).toBe('Rounded up to whole rolls, with a safety margin of 10%.')
    show({ safetyMargin: 25 })
    expect([note(), text('amount')]).toEqual(['Rounded up to whole rolls, with a safety margin of 25%.', '3 rolls'])
    show({ safetyMargin: 0, queryText: 'wall=0.98x10' })
    expect([note(), text('amount')]).toEqual(['Rounded up to whole rolls.', '1 roll'])
  })

  it('leads to a quote once a finish is chosen (CALC-06, CALC-07, CALC-28)', () => {
    show({ quoteHref: '/quote' })
    expect(link()).toBeUndefined()
    show({ quoteHref: '/quote', queryText: 'wall=5x3.5&finish=finish-3' })
    expect(link()).toBe('/quote?typology=Acoustic+panels&product=Cobalt&amount=3')
    expect(document.querySelector('image')!.getAttribute('href')).toBe('/fixtures/panel-480.webp')
    show({ quoteHref: '/quote', queryText: 'wall=5x3.5&finish=other' })
    expect(link()).toBeUndefined()
  })
})

describe('openings', () => {
  const query = 'wall=4.9x2.5&wall=2x2&opening=1_2.9x1.5_0x0&opening=2_1x1_0.5x0&active=1'

  it('are the fields of the active wall, and what the form sends of all (CALC-31, CALC-36)', () => {
    const form = show({ queryText: query })
    const sent = new URLSearchParams(new FormData(form) as never)
    expect(sent.getAll('opening')).toEqual(['1_2.9x1.5_0x0', '2_1x1_0.5x0'])
    expect(['width', 'height', 'left', 'floor'].map((side) => sent.get(`opening-${side}`))).toEqual(['2.9', '1.5', '0', '0'])
  })

  it('are told what they save (CALC-34, CALC-35)', () => {
    show({ queryText: query })
    // Two strips of which 1 m is left: 1/2 - 2/10 of a roll.
    expect(text('saved')).toBe('Saves 0.30 rolls before rounding.')
    show({ queryText: query.replace('active=1', 'active=2') })
    expect(text('saved')).toBe('Saves no roll: a strip gets shorter only where an opening takes up its whole width.')
    show()
    expect(text('saved')).toBeUndefined()
  })

  it('are not counted outside the wall, which is said (CALC-32)', () => {
    show({ queryText: 'wall=5x3.5&opening=1_1x1_0x0&opening=1_1x3_0x1' })
    expect(texts('problem')[1]).toBe(' Opening 2 is not counted: it needs a width and a height, and a place within the wall')
    expect([...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'))).toEqual([
      'opening-height',
      'opening-floor',
    ])
    expect(texts('hole')).toHaveLength(1)
  })

  it('a pet of 0.30 m sits on the floor of the first that is a door, and in no window (CALC-39)', () => {
    const pet = () => document.querySelector('[data-part="calculator-pet"]')
    show({ queryText: 'wall=5x3&opening=1_1x1_0x1&opening=1_1x2_2x0&opening=1_1x2_4x0' })
    const hole = document.querySelectorAll('[data-part="calculator-hole"]')[1]!
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(hole.getAttribute(name)))
    const [left, top, scale] = pet()!
      .getAttribute('transform')!
      .match(/[\d.]+/g)!
      .map(Number)
    expect(left! + 15 * scale!).toBeCloseTo(x! + width! / 2, 0)
    expect(y! + height! - top!).toBeCloseTo((0.3 / 2) * height!, 0)
    show({ queryText: 'wall=5x3&opening=1_1x1_0x1' })
    expect(pet()).toBeNull()
  })

  it('are cut out of the drawing, to scale, and named in it; a strip that falls away has no panel (CALC-03, CALC-37)', () => {
    show({ queryText: 'wall=4.9x2.5&opening=1_1x2.5_0x0&opening=1_2.45x1.25_2.45x1.25' })
    expect(texts('panel')).toEqual(['1', '2', '3', '4'])
    const [wall, , hole] = [...document.querySelectorAll('svg[role="img"] > rect')]
    const side = (rect: Element | undefined, name: string) => Number(rect!.getAttribute(name))
    expect(side(hole, 'width') / side(wall, 'width')).toBeCloseTo(0.5, 2)
    expect(side(hole, 'height') / side(wall, 'height')).toBeCloseTo(0.5, 2)
    expect(side(hole, 'y')).toBeCloseTo(side(wall, 'y'), 0)
    expect(document.querySelector('svg[role="img"]')!.getAttribute('aria-label')).toBe(
      '4.90 × 2.50 m: 4 strips, Opening 1: 1.00 × 2.50 m, Opening 2: 2.45 × 1.25 m',
    )
    // In the part of a wide wall that is not drawn.
    show({ queryText: 'wall=100x2.5&opening=1_2x2_90x0' })
    expect(side(document.querySelector('[data-part="calculator-hole"]')!, 'width')).toBe(0)
  })
})

describe('the drawing', () => {
  it('has as many panels as strips, at most 30 (CALC-03)', () => {
    const panels = (wall: string) => {
      show({ queryText: `wall=${wall}` })
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
      const { left, right, end, top, floor, scale, drawn } = computePlan(width, height, strips, 0.98)
      expect(end + 74 + 0.62 * scale).toBeLessThanOrEqual(view.width)
      expect(Math.min(top, floor - 1.72 * scale)).toBeGreaterThanOrEqual(30)
      expect(floor - top).toBeCloseTo(height * scale, 0)
      if (drawn === strips) expect(right - left).toBeCloseTo(width * scale, 0)
    }
  })
})
