import { defaultLocale, isLocale, isText, localizedPath, unwrap, type Locale, type LocalizedSlugs } from '@brand/content'
import { hasPage } from '@brand/content/routes'
import { problemLine, recordOfTag, readStatus, type Found, type Problem, type Snapshot } from '@brand/content-api'
import type { z } from 'zod'
import { toPlaceId, type Note, type Notes, type PagePreview } from '../../request/preview.ts'

interface Options {
  /** The content with drafts, of which the page is made. */
  content: Snapshot
  /** The published content, where there is any. */
  published: Snapshot | undefined
  /** Tags that the page has read until now. */
  reads: ReadonlySet<string>
  locale: Locale
}

/** The page once it is rendered. */
interface Page {
  /** The record whose page it is. */
  own: Found | undefined
  /** Ids of records that have an element on it. */
  anchors: readonly string[]
}

/** Something in another language, and the problem that is the reason. */
interface Fallback {
  note: Note
  problem?: Problem | undefined
}

const hash = (id: string) => `#${encodeURIComponent(id)}`

/** Returns the title of a record: its title in search, else its first line of text. */
function findTitle({ item, record }: Found): string {
  const { search, schema } = item.entity
  const line = () => Object.entries(schema.shape as Record<string, z.ZodType>).find(([, field]) => isText(unwrap(field)))
  const name = search ? search.title(record) : record[line()?.[0] ?? '']
  return typeof name === 'string' && name ? name : item.tag
}

/** Where a block of a record is edited, else the record. */
const toEditUrl = ({ item: { source }, usedLocale }: Found, block?: string): string | undefined =>
  (block !== undefined && source.editUrl?.(usedLocale, block)) || source.editUrl?.(usedLocale)

/** Whether a problem is in a language, or in no one language: sources name the language of a place among its steps. */
function concerns({ path }: Problem, language: Locale): boolean {
  const named = path.split('.').find((step) => isLocale(step))
  return named === undefined || named === language
}

/**
 * Collects the notes for the editor of a page with drafts: its drafts, English fallbacks and problems. Each note has its place on
 * the page and in the CMS.
 * @requirement PAGE-31, PAGE-32, RELIABILITY 26
 */
export function createPagePreview({ content, published, reads, locale }: Options): PagePreview {
  /** The records in each block of the page. */
  const blocks = new Map<string, ReadonlySet<string>>()
  const left: Note[] = []

  function found({ type, slugs }: LocalizedSlugs): Found | undefined {
    const [entry] = Object.entries(slugs) as [Locale, string][]
    const item = entry && content.find(type, entry[1], entry[0])?.item
    return item && content.byId(type, item.id, locale)
  }

  /** The records that the page shows, its own first. */
  function shown({ own }: Page): Found[] {
    const read = [...reads].flatMap((tag) => {
      const { type, id } = recordOfTag(tag) ?? {}
      return (type !== undefined && id !== undefined && content.byId(type, id, locale)) || []
    })
    return [...(own ? [own] : []), ...read.filter(({ item }) => item !== own?.item)]
  }

  /** Gives the anchor of a record on the page, or else the address of its own page. */
  function findHref({ item }: Found, { own, anchors }: Page): string | undefined {
    if (item === own?.item) return hash('main')
    const [block] = [...blocks].find(([, records]) => records.has(item.id)) ?? []
    if (block !== undefined) return hash(toPlaceId(block))
    if (anchors.includes(item.id)) return hash(item.id)
    return hasPage(item.entity.name) ? localizedPath(item.localizedSlugs, locale) : undefined
  }

  function placeFor(record: Found, page: Page, block?: string): Pick<Note, 'href' | 'edit'> {
    const href = block !== undefined && blocks.has(block) ? hash(toPlaceId(block)) : findHref(record, page)
    return { href, edit: toEditUrl(record, block) }
  }

  function draftsAmong(records: readonly Found[], page: Page): Note[] {
    const isDraft = ({ item, record }: Found) => item.source.isDraft === true || readStatus(item.entity, record) === 'draft'
    return records.filter(isDraft).map((record) => {
      const { entity, id } = record.item
      const state = published?.byId(entity.name, id, locale) ? 'changed' : 'new'
      return { name: findTitle(record), state, ...placeFor(record, page) }
    })
  }

  /** The problem at a place of a record, if there is one. */
  const problemAt = ({ item: { source } }: Found, path: string) => {
    const place = source.where(path.split('.'), locale)
    return content.problems.find((problem) => problem.file === source.file && problem.path === place)
  }

  function fallbacksAmong(records: readonly Found[], page: Page): Fallback[] {
    return records.flatMap((record): Fallback[] => {
      const { item, usedLocale } = record
      const name = findTitle(record)
      if (usedLocale !== locale) return [{ note: { name, language: usedLocale, ...placeFor(record, page) } }]
      return (item.partly.get(locale) ?? []).map(({ path, block }) => {
        const problem = problemAt(record, path)
        const place = placeFor(record, page, block)
        return { note: { name, part: path, why: problem?.message, language: defaultLocale, ...place }, problem }
      })
    })
  }

  /** Lists the problems of the records, or of all content for a page without a record. Leaves out those in `said`. */
  function problemsOf(records: readonly Found[], page: Page, reported: ReadonlySet<Problem | undefined>): Note[] {
    const byFile = new Map(records.map((record) => [record.item.source.file, record]))
    const isMeant = (problem: Problem) => {
      const record = byFile.get(problem.file)
      return !reported.has(problem) && (!page.own || (record !== undefined && concerns(problem, record.usedLocale)))
    }
    return content.problems.filter(isMeant).map((problem) => {
      const record = byFile.get(problem.file)
      return { name: problemLine(problem), ...(record && placeFor(record, page, problem.block)) }
    })
  }

  function findEditUrl(item: LocalizedSlugs, block: string): string | undefined {
    const record = found(item)
    return record && toEditUrl(record, block)
  }

  return {
    findEditUrl,
    shows: (block, records) => void blocks.set(block, records),
    leavesOut: (item, block, why) => void left.push({ name: why, href: hash(toPlaceId(block)), edit: findEditUrl(item, block) }),
    notes(item, anchors = []): Notes {
      const own = item && found(item)
      const page = { own, anchors }
      const records = shown(page)
      const fallbacks = fallbacksAmong(records, page)
      const reported = new Set(fallbacks.map(({ problem }) => problem))
      return {
        own: own && { name: findTitle(own), ...placeFor(own, page) },
        drafts: draftsAmong(records, page),
        fallbacks: fallbacks.map(({ note }) => note),
        problems: [...left, ...problemsOf(records, page, reported)],
      }
    },
  }
}
