import { from } from '../../theme/breakpoints.ts'

/** A header whose search is open: by the script, or as the target of its link where there is none. */
export const searching = ':is([data-searching], :not([data-enhanced]):has(search:target))'

/** A notice right after the header, which needs a solid bar above it. */
const beforeNotice = ':has(+ [data-locale-warning]:not([hidden]))'

/** A header that stands transparent on the page's first block. */
export const overPicture = `[data-light]:not([data-scrolled], ${beforeNotice}, ${searching})`

/** Below the large layout: burger and sheets. */
export const below = { l: `not all and ${from.l}` } as const
