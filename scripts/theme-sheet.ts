/** The first story of each block and page in a theme, on one picture for the docs: `npm run theme:sheet -- tegel`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { root } from './run.ts'
import { storyPictures } from '../tools/pictures/story-pictures.ts'

/** px */
const [column, gap, columns] = [380, 20, 7]
const shown = /^((Blocks|Pages)\/[^/]+|Navigation\/(ErrorPage|Footer))$/
const theme = process.argv[2]
if (!theme || !existsSync(join(root, 'packages/blocks/src/theme/themes', theme))) {
  console.error('Enter a theme of packages/blocks/src/theme/themes.')
  process.exit(1)
}

const bottoms = Array.from({ length: columns }, () => gap)
const pictures: OverlayOptions[] = []
for await (const { picture } of storyPictures(shown, theme)) {
  const { data, info } = await sharp(picture).resize(column).toBuffer({ resolveWithObject: true })
  const shortest = bottoms.indexOf(Math.min(...bottoms))
  pictures.push({ input: data, left: gap + shortest * (column + gap), top: bottoms[shortest]! })
  bottoms[shortest]! += info.height + gap
}

const width = gap + columns * (column + gap)
await sharp({ create: { width, height: Math.max(...bottoms), channels: 3, background: '#c9cde4' } })
  .composite(pictures)
  .webp({ quality: 75 })
  .toFile(join(root, `docs/${theme}.webp`))
