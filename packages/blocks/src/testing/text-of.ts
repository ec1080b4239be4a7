const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#x27': "'" }
const decode = (text: string) => text.replace(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole)
const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the text of a piece of HTML, without its tags. */
export const readText = (html: string) => collapse(decode(html.replace(/<[^>]*>/g, '')))

/** The pieces of text between the tags. */
export const readTexts = (html: string) =>
  html
    .split(/<[^>]*>/)
    .map(decode)
    .map(collapse)
    .filter(Boolean)
