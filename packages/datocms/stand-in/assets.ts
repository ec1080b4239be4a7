import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { cropAround } from '@brand/content'
import { fileIn } from '@brand/content-api'
import sharp from 'sharp'

const number = (value: string | null) => (value === null ? undefined : Number(value))

/** A picture in a size, as the image service makes it: `fit=crop` around a point, else inside of it, and never larger than it is. */
async function resized(file: string, query: URLSearchParams): Promise<Buffer> {
  const [w, h, x, y] = ['w', 'h', 'fp-x', 'fp-y'].map((name) => number(query.get(name)))
  const picture = sharp(file)
  if (query.get('fit') !== 'crop' || !w || !h)
    return picture.resize({ width: w, height: h, fit: 'inside', withoutEnlargement: true }).webp().toBuffer()
  const { width, height } = await picture.metadata()
  const focalPoint = query.get('crop') === 'focalpoint' && x !== undefined && y !== undefined ? { x, y } : undefined
  return picture
    .extract(cropAround({ width, height, focalPoint }, w, h))
    .resize(w, h)
    .webp()
    .toBuffer()
}

/** Answers an asset of a content folder: as it is, or with a size by the parameters of the image service. */
export async function answerAsset(folder: string, { pathname, searchParams }: URL, response: ServerResponse): Promise<void> {
  const found = fileIn(folder, join('assets', decodeURIComponent(pathname.slice('/assets/'.length))))
  if (!found) return void response.writeHead(404).end()
  const isSized = searchParams.has('w') || searchParams.has('h')
  const type = isSized ? 'image/webp' : 'application/octet-stream'
  const body = isSized ? await resized(found.path, searchParams) : await readFile(found.path)
  response.writeHead(200, { 'Content-Type': type }).end(body)
}
