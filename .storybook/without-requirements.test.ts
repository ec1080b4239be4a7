import { expect, it } from 'vitest'
import { withoutIds } from './without-requirements.ts'

it('takes requirement ids out of descriptions, and nothing else', () => {
  for (const ids of [
    'FORM-11, FORM-13',
    'GRID-01 to GRID-03',
    'FTR-05, -07',
    'BLK-image_grid-02',
    'BLK-modal-02; DRV-03',
    'RELIABILITY 16, 17',
    'RT-38/39',
  ])
    expect(withoutIds(`It is said (${ids}).`)).toBe('It is said.')
  for (const text of ['spacing (WCAG 1.4.12)', 'fire (EN 13501-1)', 'Korea (Republic of)', 'f(1)'])
    expect(withoutIds(text)).toBe(text)
})
