import { assetVersion, type Assets } from '@brand/content'
import type { ImageSource } from '@brand/host'
import { fileIn } from '@brand/content-api'

/** Finds the pictures of a content folder by id. `assets` is the list that the pages are made from. */
export function contentImages(folder: string, assets: () => Assets) {
  return (id: string): ImageSource | undefined => {
    const list = assets()
    const asset = Object.hasOwn(list, id) ? list[id] : undefined
    const found = asset && fileIn(folder, `assets/${asset.file}`)
    if (!found) return undefined
    const { width, height, focalPoint } = asset
    return { file: found.path, width, height, focalPoint, version: assetVersion(asset) }
  }
}
