import sharp from 'sharp'
import type { Pictures } from './encode.ts'

// The first bytes of a file decide its type, not its name.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`) })

/** Opens JPEG, PNG, WebP and AVIF, whatever the name of a file, and crops around the middle. */
export const plainPictures: Pictures = {
  async inspect(file) {
    const image = sharp(file, { failOn: 'error' })
    const { autoOrient } = await image.metadata()
    return { image, ...autoOrient, isLarge: false }
  },
  cropAround({ width, height }, w, h) {
    const scale = Math.min(width / w, height / h)
    const area = { width: Math.round(w * scale), height: Math.round(h * scale) }
    return { ...area, left: Math.round((width - area.width) / 2), top: Math.round((height - area.height) / 2) }
  },
}
