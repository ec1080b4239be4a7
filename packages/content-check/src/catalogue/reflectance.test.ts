import { describe, expect, it } from 'vitest'
import { reflectanceOf, reflectanceProblems } from './reflectance.ts'
import type { Written } from './texts.ts'

const colour = (id: string, ...values: number[]): Written => ({
  place: `model/${id}`,
  file: `records/model/${id}.json`,
  value: { facts: values.length ? [{ name: 'light reflectance', values, unit: '%' }] : [] },
})

describe('the light reflectance of a colour (FACT-11)', () => {
  it('is its luminance in per cent of that of white', () => {
    expect(['#000000', '#777777', '#00ff00', '#ffffff'].map(reflectanceOf)).toEqual([0, 18, 72, 100])
  })

  it('must be the one of the record, and each colour needs a record', () => {
    const colours = { mid: '#777777', snow: '#ffffff', none: '#000000', lost: '#00ff00' }
    const problems = reflectanceProblems([colour('mid', 18), colour('snow', 89), colour('none')], colours)
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'records/model/snow.json: #ffffff has a light reflectance of 100%, not 89',
      'records/model/none.json: #000000 has a light reflectance of 0%, not none',
      'documents/colours.json: has no record in records/model',
    ])
  })
})
