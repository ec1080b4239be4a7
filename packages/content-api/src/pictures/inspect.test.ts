import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspect } from './inspect.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'images-'))))
afterAll(() => rm(folder, { recursive: true }))

const createPicture = (width: number, height: number, background = '#203528') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Decodes a file of this content and name, and encodes it as JPEG. */
async function encoded(name: string, content: Buffer | string) {
  const file = join(folder, name)
  await writeFile(file, content)
  return sharp(await (await inspect(file)).image.jpeg().toBuffer())
}

/** A PNG of a few bytes that claims to have so many pixels. */
function claiming(width: number, height: number, depth = 8, colourType = 2): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const framed = Buffer.alloc(body.length + 8)
    framed.writeUInt32BE(data.length)
    body.copy(framed, 4)
    framed.writeUInt32BE(crc32(body), body.length + 4)
    return framed
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(depth, 8)
  header.writeUInt8(colourType, 9)
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(100))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts])
}

const noise = (width: number, height: number) => {
  const raw = Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * 7919) % 251))
  return sharp(raw, { raw: { width, height, channels: 3 } })
}
const cut = async (picture: Sharp) => {
  const whole = await picture.toBuffer()
  return whole.subarray(0, whole.length / 2)
}

describe('refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  it.each<[string, string, () => Promise<Buffer | string> | Buffer | string, RegExp]>([
    ['more pixels than are fair', 'bomb.png', () => claiming(100_000, 100_000), /10000 million pixels; the maximum is 50/],
    [
      'fair pixels that take much memory, with transparency',
      'clear.png',
      () => claiming(7000, 7000, 8, 6),
      /196 MB decoded; the maximum is 150/,
    ],
    ['fair pixels that take much memory, with 16 bits', 'deep.png', () => claiming(7000, 7000, 16, 2), /294 MB decoded/],
    ['a JPEG cut short', 'short.jpg', () => cut(noise(200, 200).jpeg()), /./],
    ['a PNG cut short', 'short.png', () => cut(noise(200, 200).png()), /./],
    ['a WebP cut short', 'short.webp', () => cut(noise(200, 200).webp()), /./],
    ['a drawing with a script', 'drawing.webp', () => svg, /unsupported image format/],
    ['a GIF under another name', 'moving.webp', () => createPicture(4, 4).gif().toBuffer(), /unsupported image format/],
    ['a PDF', 'text.jpg', () => '%PDF-1.4', /unsupported image format/],
    ['an empty file', 'empty.jpg', () => '', /./],
  ])('is %s (RELIABILITY 18)', async (_, name, content, reason) => {
    await expect(encoded(name, await content())).rejects.toThrow(reason)
  })

  it('is an animated picture (RELIABILITY 18)', async () => {
    const frames = await Promise.all(['#000000', '#ffffff'].map((colour) => createPicture(4, 4, colour).png().toBuffer()))
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    await expect(encoded('moves.webp', animated)).rejects.toThrow('animated')
  })

  it('is not a picture with the file name of another format (RELIABILITY 18)', async () => {
    const picture = await encoded('really.webp', await createPicture(4, 4).jpeg().toBuffer())
    expect(await picture.metadata()).toMatchObject({ width: 4 })
  })
})

it.each([
  ['a progressive JPEG', 'jpg', 5500, (picture: Sharp) => picture.jpeg({ progressive: true })],
  [
    'a progressive JPEG of full colour',
    'jpg',
    4000,
    (picture: Sharp) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  ],
  ['an interlaced PNG', 'png', 5000, (picture: Sharp) => picture.png({ progressive: true })],
  ['a WebP', 'webp', 4200, (picture: Sharp) => picture.webp({ effort: 0 })],
  ['an AVIF', 'avif', 2300, (picture: Sharp) => picture.avif({ effort: 0 })],
] as const)('%s that is decoded as a whole takes at most 80 MB (RELIABILITY 34)', async (_, end, side, encodeAs) => {
  const file = join(folder, `whole.${end}`)
  await encodeAs(createPicture(side, side)).toFile(file)
  await expect(inspect(file)).rejects.toThrow(/decoding needs \d+ MB; the maximum is 80\. Save it smaller/)
})

it('is large from 40 MB decoded, so that two of them are never decoded at a time (RELIABILITY 18)', async () => {
  const isLarge = async (width: number, height: number, depth?: number) => {
    const file = join(folder, 'size.png')
    await writeFile(file, claiming(width, height, depth))
    return (await inspect(file)).isLarge
  }
  expect(await isLarge(4000, 3000)).toBe(false)
  expect(await isLarge(4000, 3000, 16)).toBe(true)
  expect(await isLarge(7000, 7000)).toBe(true)
})
