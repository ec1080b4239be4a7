import { describe, expect, it } from 'vitest'
import { assets, assetUrl, assetVersion } from './assets.ts'

const hall = { file: 'hall.webp', hash: '0123abcd', width: 1600, height: 900, color: '#203528' }

describe('the address of a picture', () => {
  it('changes with file and focal point, so that it can be cached forever (IMG-06)', () => {
    const changed = [
      hall,
      { ...hall, hash: '0123abce' },
      { ...hall, focalPoint: { x: 0.5, y: 0.07 } },
      { ...hall, focalPoint: { x: 0.5, y: 0.075 } },
    ]
    expect(changed.map((asset) => assetUrl('hall', asset))).toEqual([
      '/api/images/hall/0123abcd',
      '/api/images/hall/0123abce',
      '/api/images/hall/0123abcd-500-70',
      '/api/images/hall/0123abcd-500-75',
    ])
  })

  it('has no version where the file has no hash', () => {
    const { hash: _, ...withoutHash } = hall
    expect(assetVersion(withoutHash)).toBeUndefined()
    expect(assetUrl('hall', withoutHash)).toBe('/api/images/hall')
  })
})

it.each([
  [{ color: 'red' }],
  [{ width: 8_688, height: 5_792 }],
  [{ file: 'hall.svg' }],
  [{ file: '../hall.webp' }],
  [{ hash: '0123ABCD' }],
  [{ preview: 'https://x.example/a.webp' }],
  [{ preview: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  [{ preview: `data:image/webp;base64,${'A'.repeat(1_500)}` }],
])('no list of pictures has %j (RELIABILITY 18)', (wrong) => {
  expect(assets.safeParse({ hall }).success).toBe(true)
  expect(assets.safeParse({ hall: { ...hall, ...wrong } }).success).toBe(false)
})
