/** Draws every icon from the one SVG, after the build of the pages. */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { iconFiles } from '../server/icon-files.ts'
import { encodeIco } from './ico.ts'

const drawing = fileURLToPath(new URL('../brand/assets/icon.svg', import.meta.url))
const root = new URL('../dist/client/', import.meta.url)

/** Systems crop a maskable icon to a circle of at least four fifths of its width; the rest repeats the edge of the drawing. */
const safeShare = 0.8

async function draw(size: number, margin = 0): Promise<Buffer> {
  const inner = size - 2 * margin
  const picture = await sharp(drawing, { density: 96 * (512 / 32) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const around = { top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' } as const
  return sharp(picture).extend(around).png({ compressionLevel: 9, palette: true }).toBuffer()
}

for (const { path, sizes, purpose } of iconFiles) {
  const pictures = await Promise.all(
    sizes.map((size) => draw(size, purpose === 'maskable' ? Math.round((size * (1 - safeShare)) / 2) : 0)),
  )
  const content = path.endsWith('.ico') ? encodeIco(pictures.map((png, i) => ({ size: sizes[i]!, png }))) : pictures[0]!
  await writeFile(new URL(`.${path}`, root), content)
}
