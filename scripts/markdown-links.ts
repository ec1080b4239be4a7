import { dirname, posix } from 'node:path'
import GithubSlugger from 'github-slugger'

const withoutCode = (document: string) => document.replaceAll(/^ *```[^]*?^ *```|`[^`\n]*`/gm, '')

/** Gives the anchors of a document's headings, as on GitHub. */
export function anchorsIn(document: string): Set<string> {
  const slugger = new GithubSlugger()
  const headings = document.replaceAll(/^ *```[^]*?^ *```/gm, '').matchAll(/^#{1,6} +(.+)$/gm)
  return new Set(Array.from(headings, ([, heading]) => slugger.slug(heading!.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim())))
}

/**
 * Finds the links of a document to a missing file of the repository, or to a missing heading.
 *
 * @param read Gives the text of a file, by its path from the root; `undefined` for a missing one.
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
