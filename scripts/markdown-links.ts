import { dirname, posix } from 'node:path'

/** The anchor that GitHub gives to a heading. */
const slugOf = (heading: string) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)|[`*]/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

const withoutCode = (document: string) => document.replaceAll(/^ *```[^]*?^ *```|`[^`\n]*`/gm, '')

/** The anchors of a document, a number behind each that is there more than once. */
export function anchorsIn(document: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading] of document.replaceAll(/^ *```[^]*?^ *```/gm, '').matchAll(/^#{1,6} +(.+)$/gm)) {
    const slug = slugOf(heading!.trim())
    let anchor = slug
    for (let n = 1; anchors.has(anchor); n++) anchor = `${slug}-${n}`
    anchors.add(anchor)
  }
  return anchors
}

/**
 * The links of a document that lead nowhere: to no file of the repository, or to no heading of it.
 *
 * @param read Gives the text of a file, by its path from the root; `undefined` where there is none.
 */
export function deadLinks(file: string, document: string, read: (path: string) => string | undefined): string[] {
  const targets = Array.from(withoutCode(document).matchAll(/\]\(([^\s)]+)/g), ([, target]) => target!)
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false
    const [path = '', anchor] = target.split('#')
    const text = path ? read(posix.join(dirname(file), decodeURI(path))) : document
    return text === undefined || (anchor !== undefined && !anchorsIn(text).has(anchor))
  })
}
