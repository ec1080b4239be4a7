import { brand } from '../brand/brand.ts'

const suffix = ` | ${brand.name}`

/** A page's name in running text: its title without the brand's name. */
export const nameOf = (title = '') => (title.endsWith(suffix) ? title.slice(0, -suffix.length) : title)

/** `Contact | Loden`, for tabs and search results. */
export const titleOf = (title: string | undefined) => (nameOf(title) ? nameOf(title) + suffix : brand.name)
