import { folded } from '../../i18n/folded.ts'

/** Tags within a line of text; what stands on the two sides of any other tag is not read as one word. */
const inline = /^<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b/i
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The character that an entity of HTML stands for. */
function decode(entity: string): string {
  const [, hex, decimal, name] = /#x([\da-f]+)|#(\d+)|(\w+)/i.exec(entity)!
  const code = hex ? parseInt(hex, 16) : Number(decimal)
  return name ? (named[name] ?? entity) : String.fromCodePoint(code)
}

/**
 * Marks where the displayed text of sanitised HTML contains a keyword, whatever its case and accents: tags, attributes and
 * entities never match. Without a match the HTML is as it was; an empty keyword is found everywhere, and marks nothing.
 * @requirement FAQ-04, FAQ-05
 */
export function markHtml(html: string, keyword: string): { html: string; found: boolean } {
  const wanted = folded(keyword.trim())
  if (!wanted) return { html, found: true }
  // Tags, entities and characters; beside each the letters that it displays.
  const pieces = (html.match(/<[^>]*>|&#?\w+;|[^]/gu) ?? []).map((raw) => {
    const isTag = /^<./.test(raw)
    const shown = isTag ? (inline.test(raw) ? '' : '\n') : folded(/^&./.test(raw) ? decode(raw) : raw)
    return { raw, shown, isTag }
  })
  const text = pieces.map(({ shown }) => shown).join('')
  const hits = new Set<number>()
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
    for (let i = at; i < at + wanted.length; i++) hits.add(i)
  if (!hits.size) return { html, found: false }

  let [marked, isOpen, position] = ['', false, 0]
  for (const { raw, shown, isTag } of pieces) {
    // A combining accent displays no letter of its own: it belongs to the one before it.
    const isHit = !isTag && (shown ? hits.has(position) : isOpen)
    if (isHit !== isOpen) marked += isHit ? '<mark>' : '</mark>'
    marked += raw
    isOpen = isHit
    position += shown.length
  }
  return { html: isOpen ? `${marked}</mark>` : marked, found: true }
}

/** The HTML without its marks. */
export const unmarked = (html: string) => html.replaceAll(/<\/?mark>/g, '')
