/** `node imagery/sheet.ts`: contact sheets of all pictures, forty each with their names, in `.cache/imagery`. */
import { mkdirSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'

const assets = fileURLToPath(new URL('../packages/demo-content/assets/', import.meta.url))
const work = fileURLToPath(new URL('../.cache/imagery/', import.meta.url))
const [columns, cell, caption, perSheet] = [8, 240, 22, 40]

async function framed(file: string, at: number): Promise<OverlayOptions[]> {
  const [left, top] = [(at % columns) * (cell + 8), Math.floor(at / columns) * (cell + caption)]
  const picture = await sharp(join(assets, file)).resize(cell, cell, { fit: 'contain', background: 'white' }).png().toBuffer()
  const name = `<svg width="${cell}" height="${caption}"><text y="15" font-size="13" font-family="sans-serif">${parse(file).name}</text></svg>`
  return [
    { input: Buffer.from(name), left, top },
    { input: picture, left, top: top + caption },
  ]
}

mkdirSync(work, { recursive: true })
const files = readdirSync(assets).filter((file) => file.endsWith('.webp'))
for (let sheet = 0; sheet * perSheet < files.length; sheet++) {
  const shown = files.slice(sheet * perSheet, (sheet + 1) * perSheet)
  const size = { width: columns * (cell + 8), height: Math.ceil(shown.length / columns) * (cell + caption) }
  const pieces = (await Promise.all(shown.map(framed))).flat()
  const path = join(work, `sheet-${sheet + 1}.png`)
  await sharp({ create: { ...size, channels: 3, background: 'white' } })
    .composite(pieces)
    .toFile(path)
  console.log(path)
}
