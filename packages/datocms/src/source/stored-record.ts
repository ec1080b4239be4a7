import { defaultLocale, entities, isLocale, isObject, type Locale } from '@brand/content'
import type { SourceRecord } from '@brand/content-api'
import type { CmsModel } from '../models/index.ts'
import { answerIn, knowsLocales, toLocale } from './queries.ts'
import { createReader, type Master } from './read-value.ts'
import { holdsPageBlocks } from './selection.ts'
import { share } from './share.ts'

/** A record as it is kept in memory and on disk: in each of its languages as text, so that a change is seen by comparing texts. */
export interface StoredRecord {
  /** Api key of its model. */
  model: string
  id: string
  /** Place in the editors' order. */
  position: number
  content: Partial<Record<Locale, string>>
  /** Only where drafts are loaded. */
  editing?: Editing | undefined
}

/** Facts about a record for editors. */
interface Editing {
  isDraft: boolean
  /** Editing address of the record. `blocks` has those of the blocks of its page, by language and id. */
  url?: string | undefined
  blocks: Partial<Record<Locale, Record<string, string>>>
}

const byName = new Map(entities.map((entity) => [entity.name, entity]))

/** The languages that a record exists in; all of those asked for where the CMS does not list them. */
function listLocales(model: CmsModel, found: Record<string, unknown>, asked: readonly Locale[]): Locale[] {
  const own = found['_locales']
  if (!knowsLocales(model) || !Array.isArray(own)) return [...asked]
  return own.map((locale) => toLocale(String(locale))).filter((locale) => isLocale(locale) && asked.includes(locale)) as Locale[]
}

/** Where the blocks of a page are edited, by their ids. */
function blockUrls({ fields }: CmsModel, found: Record<string, unknown>): [id: string, url: string][] {
  const blocks = fields.filter(holdsPageBlocks).flatMap(({ name }) => [found[name] ?? []].flat())
  return blocks
    .filter(isObject)
    .flatMap(({ id, _editingUrl: url }) => (typeof url === 'string' ? [[String(id), url] as [string, string]] : []))
}

/** Reads the facts for editors from a record of an answer; `undefined` where the answer is for visitors. */
function readEditing(model: CmsModel, found: Record<string, unknown>, locale: Locale, existing?: Editing): Editing | undefined {
  const { _status: status, _editingUrl: url } = found
  if (status === undefined) return undefined
  const blocks = { ...existing?.blocks, [locale]: Object.fromEntries(blockUrls(model, found)) }
  return { isDraft: status !== 'published', ...(typeof url === 'string' && { url }), blocks }
}

/** The records of an answer, each with its languages. A picture that one of them has is noted in `masters`. */
export function readAnswer(
  model: CmsModel,
  data: Record<string, unknown>,
  locales: readonly Locale[],
  masters: Map<string, Master>,
  imageHost?: string,
): Map<string, StoredRecord> {
  const records = new Map<string, StoredRecord>()
  const { readFields } = createReader(masters, imageHost)
  const entity = byName.get(model.of ?? '')
  const hasId = entity !== undefined && 'id' in entity.schema.shape
  for (const locale of locales) {
    const answer = data[answerIn(locale)]
    for (const found of [answer].flat().filter(isObject)) {
      if (!listLocales(model, found, locales).includes(locale)) continue
      const id = model.singleton ? (model.of ?? model.apiKey) : String(found['id'])
      const record = records.get(id) ?? { model: model.apiKey, id, position: Number(found['position'] ?? 0), content: {} }
      records.set(id, record)
      record.editing = readEditing(model, found, locale, record.editing)
      const updated = model.hasUpdatedAt && typeof found['_updatedAt'] === 'string' ? { _updatedAt: found['_updatedAt'] } : {}
      record.content[locale] = JSON.stringify({ ...(hasId && { id }), ...readFields(model, found), ...updated })
    }
  }
  return records
}

/** A stored record as the API reads it. */
export function toSourceRecord({ of: type = '' }: CmsModel, { model, id, content, editing }: StoredRecord): SourceRecord {
  const parse = (locale: Locale) => JSON.parse(content[locale] ?? 'null') as unknown
  let english: unknown
  return {
    type,
    id,
    file: `${model}/${id}`,
    locales: Object.keys(content) as Locale[],
    read(locale) {
      english ??= parse(defaultLocale)
      return locale === defaultLocale ? english : share(parse(locale), english)
    },
    text: () => Object.entries(content).join('\n'),
    release: () => (english = undefined),
    where: (path, locale) => [...path, locale].join('.'),
    isDraft: editing?.isDraft ?? false,
    editUrl: (locale, block) => (block === undefined ? editing?.url : editing?.blocks[locale]?.[block]),
  }
}

/** Whether two states of a record are equal. */
export const isSame = (a: StoredRecord | undefined, b: StoredRecord): boolean =>
  a !== undefined &&
  a.position === b.position &&
  JSON.stringify([a.content, a.editing]) === JSON.stringify([b.content, b.editing])
