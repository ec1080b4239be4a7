import type { Changes, Tags } from '@brand/content-api'

/**
 * Rules of the tags by which pages and shared caches know what an answer was made of.
 * @requirement OPS-07
 */
export interface TagRules {
  /** Tags of what depends on something unknown: every change concerns it. */
  unknown: Tags
  /** The tag of every answer. */
  everyAnswer: string
  isAffected: (tags: Tags, changes: Changes) => boolean
  /** Returns the tags of an answer as its headers name them. */
  answerTags: (tags: Tags) => string[]
  /** Returns the tags to purge after a change. */
  purgedTags: (changes: Iterable<string>) => string[]
  /** Returns the tags of an answer as headers. */
  tagHeaders: (tags: readonly string[]) => Record<string, string>
}

/** Rules for tags that stand in headers as they are. They must contain no space and no comma. */
export const plainTags: TagRules = {
  unknown: ['unknown'],
  everyAnswer: 'site',
  isAffected: (tags, changes) => tags.some((tag) => changes.has(tag)),
  answerTags: (tags) => ['site', ...tags].toSorted(),
  purgedTags: (changes) => [...new Set(changes)],
  tagHeaders: (tags) => ({ 'cache-tag': tags.join(), xkey: tags.join(' ') }),
}
