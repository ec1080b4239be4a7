import type { ImageValue } from '../../contract/values.ts'

/** What the lightbox shows of a picture; in the HTML beside its tile. */
export type LightboxImage = ImageValue & { caption?: string | undefined }
