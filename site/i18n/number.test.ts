import { expect, it } from 'vitest'
import { euros, formatNumber } from './number.ts'

it('writes numbers as each language does, also when asked again (GRID-20, R2G-25)', () => {
  for (let time = 0; time < 2; time += 1) {
    expect(formatNumber(12_345.6, 'en')).toBe('12,345.6')
    expect(formatNumber(12_345.6, 'de')).toBe('12.345,6')
    expect(formatNumber(0.5, 'fr', { minimumFractionDigits: 2 })).toBe('0,50')
    expect([euros(96, 'en'), euros(2044.9, 'en')]).toEqual(['€96', '€2,044.90'])
    expect(euros(2044.9, 'nl')).toBe('€\u00a02.044,90')
  }
})
