/** A small picture of each block, by which editors choose one, beside its sources: `node tools/pictures/thumbnails.ts`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../scripts/run.ts'
import { storyPictures, storyWidth } from './story-pictures.ts'

/** px: the upper part of a block that is higher. */
const [width, height] = [320, 240]
const maxBytes = 6000

/** As good as its size allows. */
async function encode(picture: Buffer): Promise<Buffer> {
  const { height: own = 0 } = await sharp(picture).metadata()
  const part = sharp(picture)
    .extract({ left: 0, top: 0, width: storyWidth, height: Math.min(own, (storyWidth * height) / width) })
    .resize(width)
  for (let quality = 80; ; quality -= 10) {
    const data = await part.clone().webp({ quality, effort: 6 }).toBuffer()
    if (data.length <= maxBytes || quality === 10) return data
  }
}

// The wireframe is no brand's.
for await (const { file, picture } of storyPictures(/^Blocks\/[^/]+$/, 'wireframe'))
  await writeFile(join(root, file.replace('.stories.tsx', '.webp')), await encode(picture))
