const innermostTable = /<table\b(?:(?!<table\b)[\s\S])*?<\/table>/gi
const firstRow = /<tr\b[\s\S]*?<\/tr>/i
const caption = /<caption\b[^>]*>([\s\S]*?)<\/caption>/i

const cells = (table: string) => firstRow.exec(table)?.[0].match(/<t[hd]\b/gi)?.length ?? 0
const asAttribute = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()

/**
 * Puts every table of more than two columns into a frame that can be scrolled, and focused to scroll it with the keys.
 * Two columns always fit: they are set as rows of name and value.
 */
export const frameWideTables = (html: string, className: string, name: string) =>
  html.replace(innermostTable, (table) => {
    if (cells(table) <= 2) return table
    const label = asAttribute(caption.exec(table)?.[1] ?? '') || name
    return `<div class="${className}" data-part="rich-text-table" role="group" aria-label="${label}" tabindex="0">${table}</div>`
  })
