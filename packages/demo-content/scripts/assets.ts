/**
 * `npm run assets -w @brand/demo-content [-- folder]`: writes hash, size, dominant colour and preview of every picture in
 * `assets` to `assets.json`. Focal points, alternative texts and what each shows are set by hand or by `npm run shows`; they are kept.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import { assets, isPictureFile, type Assets } from '@brand/content'
import sharp from 'sharp'
import { demoContent } from '../index.ts'

const folder = join(resolve(process.argv[2] ?? demoContent), 'assets')
const index = join(folder, 'assets.json')

/** Longer side of a preview, in pixels. Stretched to the picture's size it is a soft gradient of its colours. */
const previewSize = 16

const hexOf = (parts: number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`

async function previewOf(content: Buffer): Promise<string> {
  const small = sharp(content).autoOrient().resize(previewSize, previewSize, { fit: 'inside' })
  const bytes = await small.webp({ quality: 20, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** What a picture shows until it arrives; a transparent one nothing, or it would have an edge around it. */
async function placeholderOf(content: Buffer) {
  const { dominant, isOpaque } = await sharp(content).stats()
  if (!isOpaque) return { color: 'transparent' as const }
  return { color: hexOf([dominant.r, dominant.g, dominant.b]), preview: await previewOf(content) }
}

const known = assets.parse(JSON.parse(await readFile(index, 'utf8').catch(() => '{}')))
const files = (await readdir(folder)).filter(isPictureFile).toSorted()
const found: Assets = {}

for (const file of files) {
  const id = parse(file).name
  const content = await readFile(join(folder, file))
  const { width, height } = (await sharp(content).metadata()).autoOrient
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const { focalPoint, alt, shows } = known[id] ?? {}
  found[id] = {
    file,
    hash,
    width,
    height,
    ...(focalPoint && { focalPoint }),
    ...(await placeholderOf(content)),
    ...(alt !== undefined && { alt }),
    ...(shows && { shows }),
  }
}

await writeFile(index, `${JSON.stringify(found, null, 2)}\n`)
console.log(`${files.length} pictures`)
