import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encode } from './encode.ts'
import { plainPictures } from './plain-pictures.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'images-'))))
afterAll(() => rm(folder, { recursive: true }))

const createPicture = (width: number, height: number, background = '#203528') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Encodes a file of this content and name; JPEG unless asked otherwise. */
async function encoded(name: string, content: Buffer | string, request: Partial<Parameters<typeof encode>[1]> = {}) {
  const file = join(folder, name)
  await writeFile(file, content)
  return sharp(await encode(await plainPictures.inspect(file), { fit: 'max', ...request }, 'jpeg', plainPictures.cropAround))
}
const readPixel = async (picture: Sharp, left: number) =>
  [...(await picture.extract({ left, top: 2, width: 1, height: 1 }).raw().toBuffer())].map((part) => Math.round(part / 16))

describe('an encoded picture', () => {
  it('has no metadata of the camera, such as the place (RELIABILITY 18)', async () => {
    const exif = { IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '50/1 49/1 0/1', GPSLatitudeRef: 'N' } }
    const master = await createPicture(40, 20).withExif(exif).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').jpeg().toBuffer()
    expect(await sharp(master).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() })
    const metadata = await (await encoded('gps.jpg', master)).metadata()
    for (const part of ['exif', 'xmp', 'iptc', 'icc', 'orientation']) expect(metadata).not.toHaveProperty(part)
  })

  it('is upright, also when it is cropped (IMG-06)', async () => {
    const lying = await createPicture(40, 20, '#ff0000')
      .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } }, gravity: 'west' }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = await encoded('turned.jpg', lying)
    expect(await picture.metadata()).toMatchObject({ width: 20, height: 40 })
    expect(await readPixel(picture.clone(), 10)).toEqual([0, 0, 16])
    expect(await (await encoded('turned.jpg', lying, { fit: 'crop', w: 20, h: 40 })).metadata()).toMatchObject({ height: 40 })
  })

  it('has its colours in sRGB (RELIABILITY 18)', async () => {
    const master = await createPicture(20, 20, '#ff0000').withIccProfile('p3').png().toBuffer()
    const stored = await sharp(master, { ignoreIcc: true }).raw().toBuffer()
    expect(stored[0]).toBeLessThan(245)
    expect((await readPixel(await encoded('p3.png', master), 5))[0]).toBe(16)
  })

  it('is white where the master is transparent and the format is JPEG (IMG-06)', async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
    expect(await readPixel(await encoded('clear.png', await clear.png().toBuffer()), 5)).toEqual([16, 16, 16])
  })
})
