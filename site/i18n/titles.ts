import { brand } from '../brand/brand.ts'
import { withoutSoftHyphens } from './soft-hyphens.ts'

const suffix = ` | ${brand.name}`

/** A page's name as a heading: its title without the brand's name. */
export const headingOf = (title = '') => (title.endsWith(suffix) ? title.slice(0, -suffix.length) : title)

/**
 * A page's name in running text: without soft hyphens.
 * @requirement SEO-09
 */
export const nameOf = (title?: string) => withoutSoftHyphens(headingOf(title))

/** `Contact | Loden`, for tabs and search results. */
export const titleOf = (title: string | undefined) => (nameOf(title) ? nameOf(title) + suffix : brand.name)
