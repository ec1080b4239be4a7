import { unknownTag, type Tags } from './reads.ts'

/** On every answer: all of the site is purged by it. */
export const everyAnswer = 'site'

/** Longest list of tags on an answer, in characters: with two headers a proxy still takes all headers together. */
const longest = 600

/** A tag as caches take it: without spaces, commas and what is not ASCII; addresses of a kind are one. */
const nameOf = (tag: string) => {
  const [kind] = tag.split('@') as [string, string?]
  return tag === kind ? tag.replaceAll(/[^\w:/.-]/gu, encodeURIComponent) : `${kind}:addresses`
}

const kindOf = (name: string) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : undefined)

/** The kind of record whose names are the longest together; `undefined` where no name is of a record. */
function longestKind(names: Iterable<string>): string | undefined {
  const lengths = new Map<string, number>()
  for (const name of names) {
    const kind = kindOf(name)
    if (kind !== undefined) lengths.set(kind, (lengths.get(kind) ?? 0) + name.length)
  }
  return [...lengths].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** The tags of an answer for its headers, whatever was read first. What would be too long is tagged by kind: any record of it then purges the answer. */
export function answerTags(tags: Tags): string[] {
  let names = new Set([everyAnswer, ...tags.map(nameOf)])
  while ([...names].join().length > longest) {
    const kind = longestKind(names)
    if (kind === undefined) return [everyAnswer, unknownTag]
    names = new Set([...names].map((name) => (kindOf(name) === kind ? kind : name)))
  }
  return [...names].toSorted()
}

/** The tags to purge after a change: those of the answers that it concerns. */
export const purgedTags = (changes: Iterable<string>): string[] => [...new Set([...changes].map(nameOf))]

/**
 * The tags of an answer as headers: `Cache-Tag` is read by Cloudflare and others, `xkey` by Varnish. Only for answers that shared caches
 * may keep.
 */
export const tagHeaders = (tags: readonly string[]) => ({ 'cache-tag': tags.join(), xkey: tags.join(' ') })
