import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyAction, readAddress, withAddress, writeAddress } from './address.ts'
import { boundsOf, defaultLimits, limitIn, sizeProblem, stepped, typedNumber } from './limits.ts'
import { newOpening, openingsIn } from './openings.ts'
import { quoteAddress } from './quote.ts'
import { convert } from './units.ts'
import { activeWall, addWall, convertWalls, removeWall, resizeWall, selectWall, startWalls, type Wall } from './walls.ts'

const ids = (walls: readonly Wall[]) => walls.map(({ id, active }) => (active ? `[${id}]` : `${id}`)).join(' ')
const sizes = (walls: readonly Wall[]) => walls.map(({ width, height, unit }) => `${width} × ${height} ${unit}`)
const three = () => addWall(addWall(startWalls()))

describe('walls', () => {
  it('begin with one of 5 by 3.5 m, or the same in feet (CALC-13, CALC-26)', () => {
    expect(startWalls()).toEqual([{ id: 1, width: 5, height: 3.5, unit: 'm', active: true }])
    const [{ width, height }] = startWalls('ft') as [Wall]
    expect([width.toFixed(2), height.toFixed(2)]).toEqual(['16.40', '11.48'])
  })

  it('are added as the active one, in the default size (CALC-09, CALC-10)', () => {
    expect(ids(three())).toBe('1 2 [3]')
    expect(sizes(addWall(resizeWall(startWalls(), { width: 2, height: 2 })))).toEqual(['2 × 2 m', '5 × 3.5 m'])
    expect(addWall(startWalls('ft'))[1]).toMatchObject({ unit: 'ft', width: convert(5, 'm', 'ft') })
  })

  it('give way to their neighbour: the one before, or the next where the first is removed (CALC-11)', () => {
    expect(ids(removeWall(three(), 3))).toBe('1 [2]')
    expect(ids(removeWall(three(), 2))).toBe('[1] 3')
    expect(ids(removeWall(three(), 1))).toBe('[2] 3')
    expect(ids(addWall(removeWall(three(), 2)))).toBe('1 3 [4]')
    expect(() => removeWall(startWalls(), 1)).toThrow('Wall 1 cannot be removed.')
    expect(() => removeWall(three(), 4)).toThrow('Wall 4 cannot be removed.')
  })

  it('change their unit and back without a trace (CALC-08)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1000 }), (w, h) => {
        const walls = resizeWall(startWalls(), { width: w / 100, height: h / 100 })
        const { width, height, unit } = activeWall(convertWalls(convertWalls(walls, 'ft'), 'm'))
        expect([width.toFixed(2), height.toFixed(2), unit]).toEqual([(w / 100).toFixed(2), (h / 100).toFixed(2), 'm'])
      }),
    )
    expect(convert(1, 'ft', 'm')).toBe(0.3048)
    // The limit in feet is rounded up: in metres the wall is as high as it may be.
    expect(activeWall(convertWalls(resizeWall(startWalls('ft'), { width: 10, height: 32.81 }), 'm')).height).toBe(10)
  })

  it('can be selected', () => {
    expect(ids(selectWall(three(), 1))).toBe('[1] 2 3')
  })
})

describe('a size', () => {
  const problem = (width: string, height: string, unit: 'm' | 'ft' = 'm', limits = defaultLimits) =>
    sizeProblem(typedNumber(width), typedNumber(height), unit, limits)

  it('is required (CALC-14)', () => {
    for (const text of ['', ' ', 'five', '1e3', '1,2,3', '.', ',']) expect(problem(text, '2'), text).toEqual({ kind: 'required' })
    expect(problem('2', '')).toEqual({ kind: 'required' })
  })

  it('takes a comma or a point', () => {
    expect(['3,5', '3.5', ' 3,50 ', ',5', '5.', '-1'].map(typedNumber)).toEqual([3.5, 3.5, 3.5, 0.5, 5, -1])
  })

  it('is at least 0.01 (CALC-15)', () => {
    for (const text of ['0', '0.009', '-1']) expect(problem('5', text)).toEqual({ kind: 'positive' })
    expect(problem('0.01', '0,01')).toBeUndefined()
  })

  it('has limits, which are given as values (CALC-16, CALC-17, CALC-18)', () => {
    expect(problem('5', '10')).toBeUndefined()
    expect(problem('5', '10.01')).toEqual({ kind: 'height', limit: 10 })
    expect(problem('1000', '2')).toBeUndefined()
    expect(problem('1000.01', '2')).toEqual({ kind: 'width', limit: 1000 })
    expect(problem('3280.84', '32.81', 'ft')).toBeUndefined()
    expect(problem('3280.85', '32.81', 'ft')).toEqual({ kind: 'width', limit: 3280.84 })
    expect(problem('5', '32.82', 'ft')).toEqual({ kind: 'height', limit: 32.81 })
    expect(problem('5', '3.1', 'm', { width: 4, height: 3 })).toEqual({ kind: 'height', limit: 3 })
    expect(problem('5', '3', 'm', { width: 4, height: 3 })).toEqual({ kind: 'width', limit: 4 })
    expect(limitIn(10, 'ft')).toBe(32.81)
  })

  it('moves by 0.05 with the arrow keys, within the bounds that the inputs say (CALC-19)', () => {
    const metres = { width: boundsOf('width', 'm'), height: boundsOf('height', 'm') }
    expect(metres).toEqual({ width: { step: 0.05, min: 0.05, max: 1000 }, height: { step: 0.05, min: 0.05, max: 100 } })
    expect(boundsOf('width', 'ft').max).toBe(3280.84)
    expect(boundsOf('height', 'ft').max).toBe(100)
    expect(boundsOf('height', 'ft', { width: 1000, height: 200 }).max).toBe(656.17)
    expect(stepped(5, 1, metres.width)).toBe(5.05)
    expect(stepped(0.05, -1, metres.width)).toBe(0.05)
    expect(stepped(0.01, -1, metres.height)).toBe(0.05)
    expect(stepped(NaN, 1, metres.height)).toBe(0.05)
    expect(stepped(0.05, -1, boundsOf('width', 'm', undefined, 0))).toBe(0)
    expect(stepped(1000, 1, metres.width)).toBe(1000)
    expect(stepped(100, 1, metres.height)).toBe(100)
  })

  it('numbers walls anew after one is removed, as the next address does (CALC-04, CALC-11)', () => {
    const removed = readAddress('wall=4x2.5&wall=5x3.5&wall=3x2&active=3&do=remove-1').walls
    expect([ids(removed), ...sizes(removed)]).toEqual(['[1] 2', '5 × 3.5 m', '3 × 2 m'])
    // A button of that answer removes the first of the two walls that are left.
    const next = readAddress(`${writeAddress({ walls: removed })}&do=remove-${removed[0]!.id}`).walls
    expect(sizes(next)).toEqual(['3 × 2 m'])
  })
})

describe('an address', () => {
  const state = (query: string) => {
    const { walls, ...rest } = readAddress(query)
    return [ids(walls), ...sizes(walls), ...Object.values(rest).filter((value) => value !== undefined)]
  }

  it('holds walls, unit and finish', () => {
    const walls = selectWall(resizeWall(three(), { width: 7.8, height: 2.6 }), 2)
    const address = writeAddress({ walls, finish: 'cobalt' })
    expect(address).toBe('unit=m&wall=5x3.5&wall=5x3.5&wall=7.8x2.6&active=2&finish=cobalt')
    expect(readAddress(address)).toEqual({ walls, finish: 'cobalt' })
  })

  it('keeps a size that was converted', () => {
    const { walls } = readAddress(writeAddress({ walls: convertWalls(startWalls(), 'ft') }))
    expect(activeWall(convertWalls(walls, 'm')).width).toBeCloseTo(5, 4)
  })

  it('keeps what else is in the query of a page', () => {
    const page = 'https://example.org/rolls?id=1&wall=2x2&wall=3x3&do=add#result'
    expect(withAddress(page, 'unit=m&wall=5x3.5')).toBe('https://example.org/rolls?id=1&unit=m&wall=5x3.5#result')
  })

  it('is read where it is malformed too', () => {
    const start = ['[1]', '5 × 3.5 m']
    for (const query of [
      '',
      'wall=',
      'wall=x',
      'wall=5',
      'wall=-1x2',
      'wall=5x11',
      'unit=cm',
      'active=9',
      'do=remove-1',
      'do=toString',
    ])
      expect(state(query), query).toEqual(start)
    expect(state('wall=2x2&wall=3x3&active=7')).toEqual(['1 [2]', '2 × 2 m', '3 × 3 m'])
    expect(state('wall=2x2&active=-3')).toEqual(['[1]', '2 × 2 m'])
    expect(readAddress('wall=2x2&'.repeat(99)).walls).toHaveLength(30)
  })

  it('is what the form sends: sizes, and the button', () => {
    const two = 'unit=m&wall=2x2&wall=3x3&active=2'
    expect(state(`${two}&width=4&height=2,5`)).toEqual(['1 [2]', '2 × 2 m', '4 × 2.5 m'])
    expect(state(`${two}&width=4&height=11`)).toEqual(['1 [2]', '2 × 2 m', '3 × 3 m', { width: '4', height: '11' }])
    expect(state(`${two}&width=4&height=3&do=add`)).toEqual(['1 2 [3]', '2 × 2 m', '4 × 3 m', '5 × 3.5 m'])
    expect(state(`${two}&width=4&height=3&do=select-1`)).toEqual(['[1] 2', '2 × 2 m', '4 × 3 m'])
    expect(state(`${two}&width=3&height=3&do=remove-2`)).toEqual(['[1]', '2 × 2 m'])
    expect(state(`unit=m&wall=3.048x3.048&width=3.05&height=3.05&do=ft`)).toEqual(['[1]', '10 × 10 ft'])
  })

  it('holds the openings of each wall, and the fields of the active one (CALC-31, CALC-36)', () => {
    const door = { width: 0.9, height: 2.1, left: 2.05, floor: 0 }
    const walls = applyAction(three(), 'open')
    expect(activeWall(walls).openings).toEqual([door])
    const address = writeAddress({ walls })
    expect(address).toBe('unit=m&wall=5x3.5&wall=5x3.5&wall=5x3.5&opening=3_0.9x2.1_2.05x0&active=3')
    expect(readAddress(address).walls).toEqual(walls)
    const fields = `opening-width=1&opening-height=1,2&opening-left=0&opening-floor=.9`
    const [first, , third] = readAddress(`${address.replace('active=3', 'active=1')}&${fields}&do=open`).walls
    expect(first!.openings).toEqual([{ width: 1, height: 1.2, left: 0, floor: 0.9 }, door])
    expect(third!.openings).toEqual([door])
    expect(activeWall(applyAction(walls, 'close-1')).openings).toEqual([])
    expect(withAddress(`https://example.org/?${address}&${fields}`, 'wall=2x2')).toBe('https://example.org/?wall=2x2')
  })

  it('holds at most six openings of a wall, and none that has no numbers (CALC-31)', () => {
    const many = readAddress(`wall=5x3.5&${'opening=1_1x1_0x0&'.repeat(9)}`).walls
    expect(activeWall(many).openings).toHaveLength(6)
    expect(applyAction(many, 'open')).toBe(many)
    for (const opening of ['', '1', '2_1x1_0x0', '1_1x1_0', '1_1x1_0x0x0', '1_axb_0x0'])
      expect(activeWall(readAddress(`wall=5x3.5&opening=${opening}`).walls).openings, opening).toBeUndefined()
    const missing = resizeWall(startWalls(), { openings: [{ width: NaN, height: 1, left: 0, floor: 0 }] })
    expect(writeAddress({ walls: missing })).not.toContain('opening')
  })

  it('gives a small wall an opening that fits (CALC-31)', () => {
    expect(newOpening({ unit: 'm', width: 0.5, height: 2 })).toEqual({ width: 0.5, height: 2, left: 0, floor: 0 })
  })

  it('keeps openings within the wall in another unit and back (CALC-08, CALC-32)', () => {
    const walls = resizeWall(startWalls(), { height: 10, openings: [{ width: 2, height: 10, left: 3, floor: 0 }] })
    const feet = readAddress(writeAddress({ walls: convertWalls(walls, 'ft') })).walls
    expect(openingsIn(activeWall(feet))).toHaveLength(1)
    expect(activeWall(convertWalls(feet, 'm')).openings![0]!.width).toBeCloseTo(2, 4)
    expect(openingsIn(activeWall(convertWalls(feet, 'm')))).toHaveLength(1)
  })

  it('of a quote has the finish and the amount, or nothing (CALC-28, CALC-29)', () => {
    const path = '/contact/quote-price-lead'
    expect(quoteAddress(path, 'Cobalt & co', 3)).toBe(`${path}?typology=Acoustic+panels&product=Cobalt+%26+co&amount=3`)
    expect(quoteAddress(path, 'Moss', 5, 7)).toBe(`${path}?typology=Acoustic+panels&product=Moss&amount=5&unjoined=7`)
    expect(quoteAddress(path, undefined, 3)).toBe(path)
  })
})
