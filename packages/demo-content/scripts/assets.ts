/**
 * `npm run assets -w @brand/demo-content [-- folder]`: writes hash, size, dominant colour and preview of every picture in
 * `assets` to `assets.json`. Focal points, alternative texts and what each shows are set by hand or by `python3 imagery/shows.py`; they are kept.
 * It names the files that the server would not show or offer, and fails where there is any; the others are listed.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { assets, isPictureFile, pictureId } from '@brand/content'
import { inspect, refusedFiles } from '@brand/content-api/pictures'
import sharp from 'sharp'
import { demoContent } from '../index.ts'

const content = resolve(process.argv[2] ?? demoContent)
const folder = join(content, 'assets')
const index = join(folder, 'assets.json')

/** Longer side of a preview, in pixels. Stretched to the picture's size it is a soft gradient of its colours. */
const previewSize = 16

const toHex = (parts: number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`

async function createPreview(bytes: Buffer): Promise<string> {
  const small = sharp(bytes).autoOrient().resize(previewSize, previewSize, { fit: 'inside' })
  const preview = await small.webp({ quality: 20, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${preview.toString('base64')}`
}

/** Makes the placeholder of a picture until it arrives. Transparent pictures get an invisible one, to avoid an edge. */
async function createPlaceholder(bytes: Buffer) {
  const { dominant, isOpaque } = await sharp(bytes).stats()
  if (!isOpaque) return { color: 'transparent' as const }
  return { color: toHex([dominant.r, dominant.g, dominant.b]), preview: await createPreview(bytes) }
}

async function readExisting(): Promise<Record<string, Record<string, unknown>>> {
  const text = await readFile(index, 'utf8').catch(() => '{}')
  try {
    return JSON.parse(text) as Record<string, Record<string, unknown>>
  } catch (error) {
    throw new Error(`${index}: ${(error as Error).message}. Nothing is written, or what was set by hand there would be lost.`, {
      cause: error,
    })
  }
}

const existing = await readExisting().catch((error: Error) => {
  console.error(error.message)
  return process.exit(1)
})
for (const [id, asset] of Object.entries(existing)) {
  const { error } = assets.safeParse({ [id]: asset })
  for (const { path, message } of error?.issues ?? []) console.log(`assets/assets.json: ${path.join('.')}: ${message}`)
}
const refused = await refusedFiles(content)
const found: Record<string, unknown> = {}
let count = 0

for (const file of (await readdir(folder)).filter(isPictureFile).toSorted()) {
  const id = pictureId(file)
  if (refused.has(`assets/${file}`)) {
    // Keeps the entry of a damaged file, since parts of it were set by hand.
    if (existing[id]?.['file'] === file) found[id] = existing[id]
    continue
  }
  count += 1
  const bytes = await readFile(join(folder, file))
  const { width, height } = await inspect(join(folder, file))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const { focalPoint, alt, shows } = existing[id] ?? {}
  found[id] = {
    file,
    hash,
    width,
    height,
    ...(focalPoint !== undefined && { focalPoint }),
    ...(await createPlaceholder(bytes)),
    ...(alt !== undefined && { alt }),
    ...(shows !== undefined && { shows }),
  }
}

await writeFile(index, `${JSON.stringify(found, null, 2)}\n`)
for (const [file, reason] of refused) console.log(`left out: ${file}: ${reason}`)
console.log(`${count} ${count === 1 ? 'picture' : 'pictures'}, ${refused.size} files left out`)
if (refused.size) process.exitCode = 1
