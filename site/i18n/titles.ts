import { brand } from '../brand/brand.ts'
import { withoutSoftHyphens } from './soft-hyphens.ts'

const suffix = ` | ${brand.name}`

/** A page's name as a heading: its title without the brand's name. */
export const toHeading = (title = '') => (title.endsWith(suffix) ? title.slice(0, -suffix.length) : title)

/**
 * A page's name in running text: without soft hyphens.
 * @requirement SEO-09
 */
export const toPageName = (title?: string) => withoutSoftHyphens(toHeading(title))

/** `Contact | Loden`, for tabs and search results. */
export const toDocumentTitle = (title: string | undefined) => (toPageName(title) ? toPageName(title) + suffix : brand.name)
