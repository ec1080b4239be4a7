/** A header whose search is open: by the script, or as the target of its link where there is none. */
export const searching = ':is([data-searching], :not([data-enhanced]):has(search:target))'

/** A notice right after the header; it is closed by the script, or as the target of its own link. */
const notice = '+ [data-locale-warning]'
export const beforeNotice = `:has(${notice}:not([hidden])):not(:has(${notice} :target))`

/**
 * An inverted header in its first style: with light text, on the page's first block or above a notice.
 * @requirement NAV-09
 */
export const inverted = `[data-inverted]:not([data-scrolled], ${searching})`
