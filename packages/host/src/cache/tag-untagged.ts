import type { PurgeForm } from './purge.ts'
import type { TagRules } from './tags.ts'

/**
 * Tags the answers that shared caches may keep and that have no tags of their own, such as feeds and redirects: every change purges them.
 * Immutable responses get no tags.
 */
export const tagUntagged =
  (form: PurgeForm, { everyAnswer, tagHeaders, unknown }: TagRules) =>
  (headers: Headers) => {
    const caching = headers.get('cache-control')
    if (!caching?.startsWith('public')) return
    if (!headers.has('xkey') && !caching.includes('immutable'))
      for (const [name, value] of Object.entries(tagHeaders([everyAnswer, ...unknown]))) headers.set(name, value)
    // Fastly has a name of its own for them.
    const tags = headers.get('xkey')
    if (form === 'fastly' && tags) headers.set('surrogate-key', tags)
  }
