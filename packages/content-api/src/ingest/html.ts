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

/** Written by older editors; the same in today's words. A page has its first-level heading already. */
const renamed: Partial<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2' }

const isAllowed = (tag: string, name: string) => [...attributes['*']!, ...(attributes[tag] ?? [])].includes(name)

/** What the allow-list will drop from a tag, in words. */
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

/** Paragraphs and headings with nothing special in them, as most are: clean as they stand, at a hundredth of the cost. */
const plain = /^(?:\s|<(p|h[2-6])>(?:[^<>&]|<(strong|em)>[^<>&]*<\/\2>|<br \/>)*<\/\1>)+$/

/**
 * Rich text with nothing in it but the tags, attributes and links of the allow-list; `''` when it says nothing (DRV-02).
 * `report` hears once of everything that is left out.
 */
export function sanitizeHtml(html: string, report: (message: string) => void): string {
  if (plain.test(html)) return hasText(html) ? html : ''
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

/** Rich text, sanitised before, with the address of every link replaced. */
export const mapLinks = (html: string, map: (link: string) => string): string =>
  html.includes('<a ') ? sanitize(html, { ...options, transformTags: { a: anchor(map) } }) : html

/** The addresses of all links in rich text, sanitised before. */
export function linksIn(html: string): string[] {
  const links: string[] = []
  mapLinks(html, (link) => {
    links.push(link)
    return link
  })
  return links
}
