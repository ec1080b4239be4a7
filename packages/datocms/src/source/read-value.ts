import { assetUrl, isObject, type CatalogueImage } from '@brand/content'
import { z } from 'zod'
import { blocksByKey, type CmsField, type CmsModel } from '../models/index.ts'
import { readList } from '../models/read-list.ts'

/** A picture of the CMS, of which ours are made. */
export interface Master {
  /** Address of the original. */
  url: string
  width: number
  height: number
  focalPoint?: { x: number; y: number } | undefined
  hash?: string | undefined
}

const text = z.string().nullish()
const point = z.object({ x: z.number(), y: z.number() }).nullish()
const customData = z.record(z.string(), z.unknown()).nullish()

const picture = z.object({
  id: z.string(),
  url: z.string(),
  md5: text,
  width: z.number().nullish(),
  height: z.number().nullish(),
  alt: text,
  title: text,
  focalPoint: point,
  colors: z.array(z.object({ hex: z.string() })).nullish(),
  blurUpThumb: text,
  customData,
})
const file = z.object({ url: z.string(), customData }).loose()

/** The centre, where crops are anyway: the CMS gives it for every picture without a point of its own. */
const isCentre = ({ x, y }: { x: number; y: number }) => x === 0.5 && y === 0.5

/** Returns the address of a file for the site. An asset with a `path` is a file of the site's own. */
function addressOf(asset: z.infer<typeof file>): string {
  const path = asset.customData?.['path']
  return typeof path === 'string' ? path : asset.url
}

/**
 * Reads values of the CMS as the values of our records; their schemas check them later. Each picture is noted in `masters`; those whose
 * originals are at `imageHost` keep their addresses there, others are at our endpoint.
 */
export function createReader(masters: Map<string, Master>, imageHost?: string) {
  const isServed = (url: string) => imageHost !== undefined && URL.canParse(url) && new URL(url).origin === imageHost

  function readPicture(value: unknown): Partial<CatalogueImage> | undefined {
    const found = picture.safeParse(value).data
    if (!found) return undefined
    const { id, url, width, height, alt, title, colors, blurUpThumb } = found
    if (!width || !height) return undefined
    const focalPoint = found.focalPoint && !isCentre(found.focalPoint) ? found.focalPoint : undefined
    const hash = found.md5?.slice(0, 8)
    const own = found.customData?.['color']
    const color = (typeof own === 'string' ? own : colors?.[0]?.hex)?.toLowerCase()
    masters.set(id, { url, width, height, focalPoint, hash })
    const address = assetUrl(id, { file: '', hash, width, height, focalPoint, color: 'transparent' })
    return {
      id,
      url: isServed(url) ? url : address,
      alt: alt ?? '',
      ...(title && { title }),
      width,
      height,
      ...(focalPoint && { focalPoint }),
      ...(color !== undefined && { color }),
      // The schema checks it: what is left out is logged with its record.
      ...(blurUpThumb && { preview: blurUpThumb }),
    }
  }

  function readFile(value: unknown, holds: CmsField['holds']): unknown {
    const found = file.safeParse(value).data
    if (!found) return undefined
    const url = addressOf(found)
    if (holds === 'address') return url
    const parts: Record<string, unknown> = { ...found, url }
    return Object.fromEntries((holds as readonly string[]).map((part) => [part, parts[part] ?? undefined]))
  }

  /** A block of a page has its id and type, another only its fields. One of a type that we do not know keeps these two. */
  function readBlock(value: unknown): unknown {
    if (!isObject(value)) return undefined
    const { id, _modelApiKey: type } = value
    const model = blocksByKey.get(String(type))
    const fields = model ? readFields(model, value) : {}
    return model && !model.of ? fields : { id, type, ...fields }
  }

  const readLink = (value: unknown) => (isObject(value) ? value['id'] : undefined)

  function readValue({ type, holds, default: otherwise }: CmsField, value: unknown): unknown {
    switch (type) {
      case 'file':
        return holds === 'picture' ? readPicture(value) : readFile(value, holds)
      case 'gallery':
        return readList(value, readPicture)
      case 'seo':
        return isObject(value) ? { ...value, image: readPicture(value['image']) } : undefined
      case 'link':
        return readLink(value)
      case 'links':
        return readList(value, readLink)
      case 'rich_text':
        return readList(value, readBlock)
      case 'single_block':
        return readBlock(value)
      case 'boolean':
        // The CMS knows no third state: where "no" is not the default, it counts as no value.
        return value === false && otherwise === undefined ? undefined : value
      default:
        return value
    }
  }

  /** The fields of a record or block by their names in our records; what is empty is left out. */
  function readFields({ fields }: CmsModel, found: Record<string, unknown>): Record<string, unknown> {
    const read: Record<string, unknown> = {}
    for (const field of fields) {
      const value = readValue(field, found[field.name] ?? undefined)
      if (value !== undefined && value !== null) read[field.key] = value
    }
    return read
  }
  return { readFields }
}
