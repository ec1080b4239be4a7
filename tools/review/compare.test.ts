import sharp from 'sharp'
import { expect, it } from 'vitest'
import { difference } from './compare.ts'

/** A white picture of 100 px with a line of 1 px. */
async function picture(line: string, { height = 100, compressionLevel = 6 } = {}): Promise<Buffer> {
  const hairline = await sharp({ create: { width: 80, height: 1, channels: 3, background: line } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 100, height, channels: 3, background: '#fff' } })
    .composite([{ input: hairline, left: 10, top: 50 }])
    .png({ compressionLevel })
    .toBuffer()
}

it('finds a hairline of another grey, and marks it', async () => {
  const found = (await difference(await picture('#d0d0d0'), await picture('#c4c4c4')))!
  expect(found.pixels).toBe(80)
  const { data, info } = await sharp(found.overlay).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  expect(at(50, 50)).toEqual([255, 0, 0])
  expect(at(50, 49)).toEqual([255, 255, 255])
})

it('finds nothing in the same pixels, however they are encoded, nor in a rounding', async () => {
  const same = await picture('#d0d0d0')
  expect(await difference(same, same)).toBeUndefined()
  expect(await difference(same, await picture('#d0d0d0', { compressionLevel: 0 }))).toBeUndefined()
  expect(await difference(same, await picture('#d1d0d0'))).toBeUndefined()
})

it('finds what is added below, white as it may be', async () => {
  const found = (await difference(await picture('#d0d0d0'), await picture('#d0d0d0', { height: 103 })))!
  expect(found.pixels).toBe(300)
  expect((await sharp(found.overlay).metadata()).height).toBe(103)
})
