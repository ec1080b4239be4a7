/** `node --conditions=@brand/source imagery/stories.ts`: cuts the pictures that the stories of the blocks show from those of the catalogue. */
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assets, cropAround } from '@brand/content'
import sharp from 'sharp'

const from = fileURLToPath(new URL('../packages/demo-content/assets/', import.meta.url))
const to = fileURLToPath(new URL('../packages/blocks/fixtures-assets/', import.meta.url))
const listed = assets.parse(JSON.parse(readFileSync(join(from, 'assets.json'), 'utf8')))

/** Source and sizes in px of each picture; its files are named by their widths. */
const cuts: Record<string, { of: string; sizes: [number, number][] }> = {
  arches: {
    of: 'niches',
    sizes: [
      [1400, 665],
      [700, 332],
    ],
  },
  bars: { of: 'clap', sizes: [[800, 687]] },
  booths: { of: 'call-floor', sizes: [[640, 551]] },
  boxes: { of: 'stock', sizes: [[800, 687]] },
  fins: { of: 'what-fins-do', sizes: [[640, 551]] },
  hall: {
    of: 'home',
    sizes: [
      [1800, 1012],
      [1280, 720],
      [700, 1021],
      [480, 700],
    ],
  },
  lamps: { of: 'ready-murmel-three', sizes: [[800, 687]] },
  layers: { of: 'layers', sizes: [[700, 788]] },
  panel: {
    of: 'rib',
    sizes: [
      [1200, 800],
      [480, 320],
    ],
  },
  portrait: { of: 'portrait-ines-vandevelde', sizes: [[216, 216]] },
  // The designers by their own names, as in the catalogue.
  ...Object.fromEntries(
    ['alberto-ferri', 'fien-claes', 'greta-halm', 'naomi-adeyemi', 'tomas-lindqvist', 'wim-stillaert'].map((id) => [
      `portrait-${id}`,
      { of: `portrait-${id}`, sizes: [[216, 216]] },
    ]),
  ),
}

for (const [name, { of, sizes }] of Object.entries(cuts))
  for (const [width, height] of sizes)
    await sharp(join(from, listed[of]!.file))
      .extract(cropAround(listed[of]!, width, height))
      .resize(width, height)
      .webp({ quality: 78, effort: 6 })
      .toFile(join(to, `${name}-${width}.webp`))

for (const kind of ['mp4', 'webm']) copyFileSync(join(from, `loop.${kind}`), join(to, `hall.${kind}`))
