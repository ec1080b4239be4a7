import sharp from 'sharp'

/** Fewest and most bytes of a preview, which are 450 to 511 characters as an address: so long are those of the CMS. */
const bytes = { min: 319, max: 366 } as const

/** A JPEG with a comment, by which it is as long as those of the CMS, whose tables take more. */
function padded(jpeg: Buffer): Buffer {
  const missing = bytes.min - jpeg.length
  if (missing <= 0) return jpeg
  const comment = Buffer.alloc(Math.max(missing, 4))
  comment.writeUInt16BE(0xfffe)
  comment.writeUInt16BE(comment.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

async function encode(preview: string | undefined): Promise<string> {
  const black = { create: { width: 24, height: 24, channels: 3, background: '#000000' } } as const
  const small = preview === undefined ? sharp(black) : sharp(Buffer.from(preview.split(',')[1]!, 'base64'))
  const size = small.resize(24, 24, { fit: 'inside' })
  let jpeg = Buffer.alloc(0)
  for (let quality = 60; quality > 0 && (!jpeg.length || jpeg.length > bytes.max); quality -= 10)
    jpeg = await size.clone().jpeg({ quality }).toBuffer()
  return `data:image/jpeg;base64,${padded(jpeg).toString('base64')}`
}

const cached = new Map<string | undefined, Promise<string>>()

/** A preview as the CMS makes one of any picture, of 24 pixels; of a transparent one too, which is black where nothing is. */
export function createThumb(preview: string | undefined): Promise<string> {
  const thumb = cached.get(preview) ?? encode(preview)
  cached.set(preview, thumb)
  return thumb
}
