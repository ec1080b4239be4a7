import { locales } from './support.ts'

/** Addresses whose records exist but whose screens are planned; links to them are checked with the records. */
const later = new RegExp(`^(?:/(?:${locales.join('|')}))?/(?:acoustic-solutions/(?!types/|issues/|ready2go/)|fabrics)`)

/** Whether the screen at a path is planned. Remove its prefix when it is built. */
export const isLater = (path: string) => later.test(path)
