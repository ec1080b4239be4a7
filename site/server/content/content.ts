import type { Source } from '@brand/content-api'
import type { Hono } from 'hono'
import type { ImagesOptions } from '../images/images.ts'

/** Where the content of the site comes from. */
export interface Content {
  source: Source
  /** Folder of films and files to download, whose addresses begin with the site's own. */
  folder: string
  /** Finds the original of a picture. */
  picture: ImagesOptions['find']
  /** Whether it may be older than what editors have published. Default: it never is. */
  isStale?: () => boolean
  /** The call that tells of changes. Default: there is none, the source finds them. */
  webhook?: Hono | undefined
}
