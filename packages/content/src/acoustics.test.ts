import { describe, expect, it } from 'vitest'
import { absorptionRating, meanArea, noiseReduction } from './acoustics.ts'

describe('the rating of absorption by ISO 11654 (FACT-02)', () => {
  // The examples of annex A of the standard.
  it('shifts the reference curve until at most 0.10 is missing', () =>
    expect(absorptionRating([0.2, 0.35, 0.7, 0.65, 0.6, 0.55])).toEqual({ weighted: 0.6, shape: '', class: 'C' }))

  it('names the bands that exceed the curve by 0.25 or more', () =>
    expect(absorptionRating([0.2, 0.35, 1, 0.65, 0.6, 0.55])).toEqual({ weighted: 0.6, shape: 'M', class: 'C' }))

  it.each([
    [[0.3, 1, 1, 1, 1, 1], 1, '', 'A'],
    [[0.5, 0.6, 0.45, 0.2, 0.2, 0.2], 0.25, 'L', 'E'],
    [[0, 0.05, 0.05, 0.05, 0.05, 0.05], 0.05, '', undefined],
  ])('rates %j as %d %s %s', (octaves, weighted, shape, of) => {
    const rating = absorptionRating(octaves)
    expect([rating.weighted, rating.shape, rating.class]).toEqual([weighted, shape, of])
  })

  it('counts in hundredths: a shortfall of exactly 0.10 is allowed, however it adds up', () =>
    // In the band of 250 Hz 0.60 − 0.50: as fractions that is a little less or more.
    expect(absorptionRating([0.28, 0.49, 0.8, 0.96, 0.99, 0.97])).toEqual({ weighted: 0.8, shape: 'H', class: 'B' }))

  it('computes NRC from 250 to 2000 Hz in steps of 0.05', () =>
    expect(noiseReduction([0.34, 0.62, 0.88, 0.97, 0.95, 0.92])).toBe(0.85))

  it('takes 500 to 2000 Hz for the area of a piece', () => expect(meanArea([0.3, 0.7, 1.2, 1.5, 1.6, 1.5])).toBe(1.4))
})
