import type { Locale } from '@brand/content'
import type { ImagesOptions } from '@brand/host'
import type { Source } from '@brand/content-api'
import type { Hono } from 'hono'

/** The record that an editor has open in the CMS. */
export interface Previewed {
  /** Its kind: `article`. */
  type: string
  id: string
  locale: Locale
  /** Published as it is, published before the last edit, or never. */
  status: 'published' | 'updated' | 'draft'
}

/** Source of the site's content, with its files, pictures and calls. */
export interface Content {
  source: Source
  /** Folder of films and files to download, whose addresses begin with the site's own. */
  folder: string
  /** Finds the original of a picture. */
  picture: ImagesOptions['find']
  /** Whether it may be older than what editors have published. Default: it never is. */
  isStale?: () => boolean
  /** Describes a problem of the source in a few words. Default: there is never one. */
  problem?: () => string | undefined
  /** The call by which a CMS reports changes. Default: there is none, the source finds them. */
  webhook?: Hono | undefined
  /** The record that the CMS wants to show its editor on the site. Default: it shows none. */
  previewed?: (body: unknown) => Previewed | undefined
}
