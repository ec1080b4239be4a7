import { isSafeLink } from '@brand/content'
import sanitize from 'sanitize-html'

const attributes: Record<string, string[]> = {
  '*': ['lang', 'dir'],
  a: ['href', 'target', 'rel', 'title'],
  abbr: ['title'],
  ol: ['start', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}

const tags = `h2 h3 h4 h5 h6 p br hr ul ol li dl dt dd blockquote pre code a strong em s sub sup small abbr cite q span
  table caption thead tbody tfoot tr th td`.split(/\s+/)

/** Tags of older editors and their replacements. A page has its own first-level heading, so `h1` becomes `h2`. */
const renamed: Partial<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2' }

const isAllowed = (tag: string, name: string) => [...attributes['*']!, ...(attributes[tag] ?? [])].includes(name)

/** Describes the parts of a tag that the allow-list removes, as messages. */
function objections(tag: string, attribs: sanitize.Attributes): string[] {
  const name = renamed[tag] ?? tag
  if (!tags.includes(name)) return [`<${tag}> is not allowed`]
  return Object.entries(attribs).flatMap(([attribute, value]) => {
    if (!isAllowed(name, attribute)) return [`${attribute} is not allowed on <${tag}>`]
    return attribute === 'href' && !isSafeLink(value.trim())
      ? ['a link must be a path from the root, or an https, http, mailto or tel address']
      : []
  })
}

const options: sanitize.IOptions = {
  allowedTags: tags,
  allowedAttributes: attributes,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

const anchor =
  (map: (link: string) => string): sanitize.Transformer =>
  (tagName, { href, target, title }) => ({
    tagName,
    attribs: {
      ...(href !== undefined && isSafeLink(href.trim()) ? { href: map(href.trim()) } : {}),
      ...(title === undefined ? {} : { title }),
      ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
    },
  })

const hasText = (html: string) => /[^\s\u00a0\u200b]/.test(html.replaceAll(/<[^>]*>|&nbsp;/g, ''))

/** Plain paragraphs and headings, as most texts are. They are safe already; this test costs a hundredth of sanitising. */
const simpleHtml = /^(?:\s|<(p|h[2-6])>(?:[^<>&]|<(strong|em)>[^<>&]*<\/\2>|<br \/>)*<\/\1>)+$/

/**
 * Rich text with only the tags, attributes and links of the allow-list; `''` when it has no text. `report` is called once, with
 * everything that was removed.
 * @requirement DRV-02
 */
export function sanitizeHtml(html: string, report: (message: string) => void): string {
  if (simpleHtml.test(html)) return hasText(html) ? html : ''
  const found = new Set<string>()
  const clean = sanitize(html, {
    ...options,
    transformTags: {
      ...Object.fromEntries(Object.entries(renamed).map(([from, to]) => [from, sanitize.simpleTransform(to!, {})])),
      a: anchor((link) => link),
    },
    onOpenTag: (tag, attribs) => objections(tag, attribs).forEach((objection) => found.add(objection)),
  })
  if (found.size) report([...found].join('; '))
  return hasText(clean) ? clean : ''
}

/** Replaces the address of every link in sanitised rich text. */
export const mapLinks = (html: string, map: (link: string) => string): string =>
  html.includes('<a ') ? sanitize(html, { ...options, transformTags: { a: anchor(map) } }) : html

/** The addresses of all links in sanitised rich text. */
export function linksIn(html: string): string[] {
  const links: string[] = []
  mapLinks(html, (link) => {
    links.push(link)
    return link
  })
  return links
}
