import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const originals = fileURLToPath(new URL('../packages/demo-content/assets', import.meta.url))
const folder = fileURLToPath(new URL('../.cache/small-pictures', import.meta.url))

/** px; in the Composer a page of 1440 is drawn about half as wide. */
const width = 640

async function make(): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const files = (await readdir(originals)).filter((file) => /\.(?:webp|png)$/.test(file))
  const small = (file: string) => sharp(join(originals, file)).resize({ width, withoutEnlargement: true })
  await Promise.all(files.map((file) => small(file).webp({ quality: 50, force: false }).toFile(join(folder, file))))
  return folder
}

let made: Promise<string> | undefined

/**
 * A folder of the demo content's pictures for a Storybook that is published: a seventh of their bytes, without its films and files.
 * Storybook asks several times.
 */
export const smallPictures = () => (made ??= make())
