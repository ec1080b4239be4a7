/** What pictures cost: `node bench/images.ts`. Each picture of the demo content, 960 px wide, cold and warm; prints a table as Markdown. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { assets } from '@brand/content'
import { demoContent } from '@brand/demo-content'
import { contentImages } from '../site/server/images/content-images.ts'
import { createImages } from '../site/server/images/images.ts'

const cacheDir = await mkdtemp(join(tmpdir(), 'images-'))
const list = assets.parse(JSON.parse(await readFile(join(demoContent, 'assets/assets.json'), 'utf8')))
const ids = Object.keys(list)
const find = contentImages(demoContent, () => list)
const create = () => createImages({ find, sizes: new Set(['960x']), cacheDir })
const cold = create()

async function bytesOf(images: typeof cold, id: string, accept: string, type: string): Promise<number> {
  for (;;) {
    const response = await images.request(`/${id}?w=960`, { headers: { accept } })
    if (!response.ok) throw new Error(`${id}: ${response.status}`)
    const { byteLength } = await response.arrayBuffer()
    if (response.headers.get('content-type') === type) return byteLength
    await wait(10)
  }
}

/** Prints CPU time and size of a picture, on average over `rounds` of all of them. */
async function measure(name: string, rounds: number, one: (id: string) => Promise<number>): Promise<void> {
  const before = process.cpuUsage()
  let bytes = 0
  for (let round = 0; round < rounds; round++) for (const id of ids) bytes += await one(id)
  const { user, system } = process.cpuUsage(before)
  const pictures = rounds * ids.length
  console.log(`| ${name} | ${((user + system) / 1000 / pictures).toFixed(2)} | ${Math.round(bytes / pictures / 1000)} |`)
}

const [webp, avif] = ['image/webp', 'image/avif']
console.log('| picture | CPU, ms | kB |\n| --- | --- | --- |')
await measure('cold: WebP, answered at once', 1, (id) => bytesOf(cold, id, webp, webp))
await measure('cold: AVIF, made in the background', 1, (id) => bytesOf(cold, id, `${avif},${webp}`, avif))
await measure('warm: from memory', 50, (id) => bytesOf(cold, id, avif, avif))
const restarted = create()
await measure('warm: from disk, after a restart', 1, (id) => bytesOf(restarted, id, avif, avif))
await rm(cacheDir, { recursive: true })
