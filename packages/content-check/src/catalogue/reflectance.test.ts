import { describe, expect, it } from 'vitest'
import { computeReflectance, reflectanceProblems } from './reflectance.ts'
import type { Written } from './texts.ts'

const colour = (id: string, channel: number, ...values: number[]): Written => ({
  place: `model/${id}`,
  file: `records/model/${id}.json`,
  value: {
    ctModelColor: { cssRgb: `rgb(${channel}, ${channel}, ${channel})` },
    facts: values.length ? [{ name: 'light reflectance', values, unit: '%' }] : [],
  },
})

describe('the light reflectance of a colour (FACT-11)', () => {
  it('is its luminance in per cent of that of white', () => {
    const colors = ['rgb(0, 0, 0)', 'rgb(119, 119, 119)', 'rgb(0, 255, 0)', 'rgb(255, 255, 255)']
    expect(colors.map(computeReflectance)).toEqual([0, 18, 72, 100])
  })

  it('must be the one of the record, and every model with a colour has one', () => {
    const problems = reflectanceProblems([colour('mid', 119, 18), colour('snow', 255, 89), colour('none', 0)])
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'records/model/snow.json: rgb(255, 255, 255) has a light reflectance of 100%, not 89',
      'records/model/none.json: rgb(0, 0, 0) has a light reflectance of 0%, not none',
    ])
    expect(reflectanceProblems([{ place: 'model/l', file: 'records/model/l.json', value: { facts: [] } }])).toEqual([])
  })
})
