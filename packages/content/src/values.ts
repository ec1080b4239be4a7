import { z } from 'zod'
import { refusedAddress } from './media.ts'

const origin = 'https://site.invalid'

/** Schemes that a link may have; all else could run code or leave the browser. */
const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** A path from the root as nearly all are, which needs no parsing. */
const simplePath = /^\/(?:[\w.?=&-][\w./?=&-]*)?$/

/** True for `https://…`, `mailto:…`, `tel:…`, a path from the root, a query or a hash; false for anything that could run code. */
export function isSafeLink(link: string): boolean {
  if (simplePath.test(link)) return true
  // Browsers drop control characters and read "\" as "/": an address with either is rejected.
  if (/[\p{Cc}\s\\]/u.test(link) || !URL.canParse(link, origin)) return false
  const url = new URL(link, origin)
  return /^[/?#]/.test(link) ? url.origin === origin : /^[a-z]+:/i.test(link) && schemes.has(url.protocol)
}

/** An address to follow. Internal ones are written as the English path, `/about`; the API turns them into the visitor's. */
export const link = z
  .string()
  .max(2_000)
  .refine(isSafeLink, 'must be a path from the root, or an https, http, mailto or tel address')
  .meta({ format: 'uri-reference' })

/** A path in its plain form, as nearly all are, which needs no parsing. */
const simpleFilePath = /^(?:\/[\w-][\w.-]*)+$/

/**
 * Returns an address in its one plain form: a path from the root without origin, query, hash, doubled slashes and escapes. Two
 * addresses of a file are then equal as texts.
 */
export const normalizeAddress = (address: string): string => {
  if (simpleFilePath.test(address)) return address
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return address
  const path = new URL(address, `${origin}/`).pathname.replaceAll(/\/{2,}/g, '/')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** An address to load a file from: a path from the root, or https. */
export const file = z
  .string()
  .max(2_000)
  .refine((value) => isSafeLink(value) && /^(\/|https:)/.test(value), 'must be a path from the root or an https address')
  .refine(
    (value) => !value.startsWith('/') || normalizeAddress(value) === value,
    'must be a plain path: without a query, a hash, doubled slashes and escapes',
  )
  .refine((value) => !refusedAddress(value), { error: ({ input }) => `is not available: ${refusedAddress(String(input))}` })

/** This machine, as a browser trusts it: where a stand-in of a CMS has its pictures. */
const ofThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//

/** An address to load a picture from: a path from the root, https, or this machine. */
const pictureFile = z
  .string()
  .max(2_000)
  .refine((value) => isSafeLink(value) && (/^(\/|https:)/.test(value) || ofThisMachine.test(value)), {
    error: 'must be a path from the root or an https address',
  })

const limits = z.registry<{ limit: number }>()

/**
 * Gets the most characters that an editor may write in a text. `content:check` reports a longer text, and an editor's schema
 * refuses it. It is still valid, and is shown whole.
 * @requirement PAGE-28
 */
export const findLimit = (schema: z.core.$ZodType): number | undefined => limits.get(schema)?.limit

const limited = (schema: z.ZodString, limit: number) => schema.register(limits, { limit })

/** One line of text; `limit` is its editor's. */
export const text = (limit: number) => limited(z.string().min(1).meta({ format: 'text' }), limit)

/**
 * Rich text; `limit` is its editor's. Sanitised when it is taken in.
 * @requirement DRV-02
 */
export const html = (limit: number) => limited(z.string().min(1).meta({ format: 'html' }), limit)

/** Alternative text of a picture or a file; `limit` is its editor's. */
export const alternative = (limit: number) => limited(z.string(), limit)

/** A name that links within a page lead to. */
export const anchor = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

const isDate = (value: string) =>
  z.iso.date().safeParse(value).success || z.iso.datetime({ offset: true }).safeParse(value).success

/** A day, `2026-11-20`, or a moment, `2026-11-20T12:00:00Z`. */
export const date = z.string().refine(isDate, 'must be a date, 2026-11-20').meta({ format: 'date' })

/** The name of a surface. The brand's theme defines the names; others are reported. */
export const surface = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/, 'must be the name of a surface, in lower case')
  .meta({ format: 'surface' })

/** The side of a picture, as editors of languages that run from left to right say it. */
export const side = z.enum(['left', 'right'])
export type SideRecord = z.infer<typeof side>

/** Whether a schema is that of one line of text. */
export const isText = (schema: z.ZodType) => schema.meta()?.['format'] === 'text'
/** Whether a schema is that of rich text. */
export const isHtml = (schema: z.ZodType) => schema.meta()?.['format'] === 'html'
/** Whether a schema is that of the name of a surface. */
export const isSurface = (schema: z.ZodType) => schema.meta()?.['format'] === 'surface'
/** Whether a schema is that of the address of a file. */
export const isFile = (schema: z.ZodType): boolean => schema === file
/** Whether a schema is that of an address to follow. */
export const isLink = (schema: z.ZodType) => schema.meta()?.['format'] === 'uri-reference'

const fraction = z.number().min(0).max(1)
const pixels = z.int().positive()

/** The point of a picture that crops keep. */
export const focalPoint = z.strictObject({ x: fraction, y: fraction })
/** A colour. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be #rrggbb')
/** Dominant colour of a picture; `transparent` for one that shows what is behind it. */
export const pictureColor = z.union([color, z.literal('transparent')])
/**
 * A picture of a few pixels, shown until the real one is loaded. A JPEG of 24 pixels has 391 to 1,219 characters, by its quality and
 * encoder; 391 to 403 of them are the header of the shortest ones.
 */
export const preview = z
  .string()
  .max(1_500)
  .regex(/^data:image\/(?:webp|png|jpeg);base64,[\w+/]+=*$/, 'must be a small picture as a data: address')

const cssRgb = /^rgba?\(\s*\d{1,3}(?:(?:\s*,\s*|\s+)\d{1,3}){2}(?:\s*[,/]\s*(?:1|100%))?\s*\)$/

/**
 * A colour field of the CMS. A translucent one is refused, since the contrast of text on it is unknown.
 * @requirement BLK-in_depth_info-05
 */
export const cmsColor = z
  .strictObject({ cssRgb: z.string().max(60).regex(cssRgb, 'must be an opaque colour, rgb(31, 59, 45)') })
  .meta({ id: 'Color' })
export type ColorRecord = z.infer<typeof cmsColor>

/** A picture. An empty alternative text marks decoration. */
export const image = z
  .strictObject({
    id: z.string(),
    url: pictureFile,
    alt: alternative(300).default(''),
    title: text(160).optional(),
    width: pixels,
    height: pixels,
    focalPoint: focalPoint.nullable().default(null),
    color: pictureColor.nullable().default(null),
    preview: preview.optional(),
  })
  .meta({ id: 'Image' })
export type ImageRecord = z.infer<typeof image>

/**
 * A picture of the catalogue: the API adds what an `img` element needs.
 * @requirement FAM-06, DSGN-05
 */
export const catalogueImage = image
  .extend({
    responsiveImage: z
      .strictObject({ src: pictureFile, width: pixels, height: pixels, alt: z.string(), bgColor: pictureColor.nullable() })
      .optional()
      .meta({ readOnly: true }),
  })
  .meta({ id: 'CatalogueImage' })
export type CatalogueImage = z.infer<typeof catalogueImage>

/** Whether a schema is that of a picture. */
export const isImage = (schema: unknown) => schema instanceof z.ZodObject && schema.shape['alt'] === image.shape.alt

/**
 * A silent film in up to three encodings.
 * @requirement BLK-home_header-12
 */
export const video = z
  .strictObject({ mp4: file.optional(), webm: file.optional(), ogg: file.optional(), poster: image.optional() })
  .meta({ id: 'Video' })
export type VideoRecord = z.infer<typeof video>

const createEmbedSchema = <P extends string>(provider: P, providerUid: z.ZodString) =>
  z.strictObject({
    provider: z.literal(provider),
    providerUid,
    /** Address at which it is watched. Default: that of the id at the provider. */
    url: link.optional(),
    title: text(160).optional(),
    /** The day on which the film was published; search engines list none without. */
    published: date.optional(),
  })
const captions = z.array(
  z.strictObject({ lang: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]+)*$/, 'must be a language tag'), file }),
)

/**
 * A film for a player. `providerUid` is the provider's id, for `file` the film's address.
 * @requirement BLK-home_header-17
 */
export const embed = z
  .discriminatedUnion('provider', [
    createEmbedSchema('youtube', z.string().regex(/^[\w-]{6,20}$/, 'must be the id of a YouTube film')),
    createEmbedSchema('vimeo', z.string().regex(/^\d{4,20}$/, 'must be the id of a Vimeo film')),
    createEmbedSchema('file', file).extend({ captions: captions.max(20).optional() }),
  ])
  .meta({ id: 'Embed' })
export type EmbedRecord = z.infer<typeof embed>

/**
 * A button; `limit` is that of its text for an editor.
 * @requirement BLK-home_header-08
 */
export const action = (limit: number) =>
  z.strictObject({
    cbButtonText: text(limit),
    cbButtonLink: link,
    cbButtonTarget: z.enum(['_self', '_blank']).default('_self'),
    cbButtonColor: z.enum(['yellow', 'white', 'black']).default('yellow'),
  })
export type ActionRecord = z.infer<ReturnType<typeof action>>
