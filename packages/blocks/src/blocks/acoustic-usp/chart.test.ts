import { expect, it } from 'vitest'
import { toChart } from './chart.ts'

const of = (...values: string[]) => toChart(values.map((value, i) => ({ label: `${i}`, value })))

it('draws coefficients on a scale that ends at 1, in the decimals of any language', () => {
  const { bars, others } = of('0.34', '0,88', '0.97')
  expect(bars.map(({ share, best }) => [share, best])).toEqual([
    [0.34, false],
    [0.88, false],
    [0.97, true],
  ])
  expect(others).toEqual([])
})

it('draws other units on a scale that ends at the largest value', () => {
  expect(of('20 dB', '40 dB').bars.map(({ share }) => share)).toEqual([0.5, 1])
  expect(of('0', '0').bars.map(({ share, best }) => [share, best])).toEqual([
    [0, false],
    [0, false],
  ])
})

it('leaves out of the chart what is no number, or has another unit', () => {
  const { bars, others } = of('Rather quiet', '0.5', '33 dB', '12:30')
  expect(bars.map(({ value }) => value)).toEqual(['0.5'])
  expect(others.map(({ value }) => value)).toEqual(['Rather quiet', '33 dB', '12:30'])
})
