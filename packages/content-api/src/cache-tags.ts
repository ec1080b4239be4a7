import { isAffected, unknown, unknownTag, type Tags } from './reads.ts'

/** On every answer: all of the site is purged by it. */
const everyAnswer = 'site'

/** Longest list of tags on an answer, in characters: with two headers a proxy still takes all headers together. */
const maxLength = 600

/** A tag as caches take it: without spaces, commas and what is not ASCII; addresses of a kind are one. */
const toCacheTag = (tag: string) => {
  const [kind] = tag.split('@') as [string, string?]
  return tag === kind ? tag.replaceAll(/[^\w:/.-]/gu, encodeURIComponent) : `${kind}:addresses`
}

const parseKind = (name: string) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : undefined)

/** The kind of record whose names are the longest together; `undefined` where no name is of a record. */
function findLongestKind(names: Iterable<string>): string | undefined {
  const lengths = new Map<string, number>()
  for (const name of names) {
    const kind = parseKind(name)
    if (kind !== undefined) lengths.set(kind, (lengths.get(kind) ?? 0) + name.length)
  }
  return [...lengths].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/**
 * The tags of an answer for its headers, whatever was read first. Names that would be too long in sum become one tag for each
 * kind: any record of that kind then purges the answer.
 */
export function answerTags(tags: Tags): string[] {
  let names = new Set([everyAnswer, ...tags.map(toCacheTag)])
  while ([...names].join().length > maxLength) {
    const kind = findLongestKind(names)
    if (kind === undefined) return [everyAnswer, unknownTag]
    names = new Set([...names].map((name) => (parseKind(name) === kind ? kind : name)))
  }
  return [...names].toSorted()
}

/** The tags to purge after a change: those of the answers that it concerns. */
export const purgedTags = (changes: Iterable<string>): string[] => [...new Set([...changes].map(toCacheTag))]

/**
 * The tags of an answer as headers: `Cache-Tag` is read by Cloudflare and others, `xkey` by Varnish. Only for answers that shared caches
 * may keep.
 */
export const tagHeaders = (tags: readonly string[]) => ({ 'cache-tag': tags.join(), xkey: tags.join(' ') })

/** The rules of tags, for what stores answers: a page cache, and purges of shared caches. */
export const tagRules = { unknown, everyAnswer, isAffected, answerTags, purgedTags, tagHeaders }
