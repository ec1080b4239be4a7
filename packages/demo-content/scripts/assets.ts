/**
 * `npm run assets -w @brand/demo-content`: writes the size and the dominant colour of every picture in `assets` to
 * `assets.json`. Focal points are set by hand, by looking; they are kept.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assets, type Assets } from '@brand/content'
import sharp from 'sharp'

const folder = new URL('../assets/', import.meta.url)
const index = new URL('assets.json', folder)

const known = assets.parse(JSON.parse(await readFile(index, 'utf8').catch(() => '{}')))
const files = (await readdir(folder)).filter((file) => /\.(?:webp|jpe?g|png|avif)$/i.test(file)).toSorted()
const found: Assets = {}

for (const file of files) {
  const id = parse(file).name
  const picture = sharp(fileURLToPath(new URL(file, folder)))
  const [{ width, height }, { dominant }] = await Promise.all([picture.metadata(), picture.stats()])
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const focalPoint = known[id]?.focalPoint
  found[id] = { file, width, height, ...(focalPoint && { focalPoint }), color }
}

await writeFile(index, `${JSON.stringify(found, null, 2)}\n`)
console.log(`${files.length} pictures`)
