import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assets, assetVersion, type Assets } from '@brand/content'
import type { ImageSource } from './encode.ts'

/** The pictures of a content folder by id, read again when the content changes. When the list cannot be read the last one stays in use. */
export function contentImages(folder: string, onChange: (listener: () => void) => void) {
  const sourceOf = (asset: Assets[string]): ImageSource => {
    const { file, width, height, focalPoint } = asset
    return { file: join(folder, 'assets', file), width, height, focalPoint, version: assetVersion(asset) }
  }
  const read = (): Map<string, ImageSource> => {
    const list = assets.parse(JSON.parse(readFileSync(join(folder, 'assets', 'assets.json'), 'utf8')))
    return new Map(Object.entries(list).map(([id, asset]) => [id, sourceOf(asset)]))
  }
  let images = read()
  onChange(() => {
    try {
      images = read()
    } catch (error) {
      console.warn(`assets/assets.json could not be read: ${(error as Error).message}`)
    }
  })
  return (id: string) => images.get(id)
}
