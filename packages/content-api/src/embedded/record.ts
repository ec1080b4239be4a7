import { assetUrl, defaultLocale, isLocalised, isObject, type Assets, type Entity, type Locale } from '@brand/content'
import { pathTo, type Path, type FieldPlace } from '../ingest/field-place.ts'
import type { SourceRecord } from '../source.ts'
import { flatten, nothingSame, placeInFile } from './localise.ts'

interface Context {
  id: string
  /** The file is the draft of a record. */
  isDraft: boolean
  /** Reads the file again. Throws where it is gone. */
  again: () => unknown
  file: string
  /** Content of the file. */
  text: string
  assets: Assets
  locales: readonly Locale[]
}

type Picture = { image: string; alt?: unknown; title?: unknown }
const partsOfPicture = new Set(['image', 'alt', 'title'])
const isPicture = (value: Record<string, unknown>): value is Picture =>
  typeof value['image'] === 'string' && Object.keys(value).every((key) => partsOfPicture.has(key))

function resolvePicture(
  { image: id, title, ...picture }: Picture,
  assets: Assets,
  report: (path: Path, message: string) => void,
) {
  const asset = Object.hasOwn(assets, id) ? assets[id] : undefined
  const alt = picture.alt ?? asset?.alt
  if (!asset) report(['image'], `unknown picture "${id}"`)
  else if (alt === undefined) report(['alt'], 'is required, here or with the picture; an empty text marks decoration')
  if (!asset) return undefined
  const { width, height, focalPoint, color, preview } = asset
  return { id, url: assetUrl(id, asset), alt, title, width, height, focalPoint, color, preview }
}

/** Whether a place is a block, an entry of `ct…Body`. Its id is made of its record and its position. */
const isBlock = (place: FieldPlace): place is { in: FieldPlace; key: number } =>
  'in' in place && typeof place.key === 'number' && 'in' in place.in && /^ct\w*Body$/.test(String(place.in.key))

/** The locales in which parts of a value are written; none where it is the same in all. */
function writtenIn(value: unknown): string[] {
  if (isLocalised(value)) return Object.keys(value)
  return isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(writtenIn) : []
}

/**
 * The locales that a record exists in: those that its slug has. With one slug for all: those that something of it is written in, so
 * that a new language shows it in English, not empty. Without a slug: all of them.
 * @requirement LOC-30, LOC-32
 */
function listLocales(entity: Entity, record: Record<string, unknown>, locales: readonly Locale[]): readonly Locale[] {
  const slug = entity.slug && record[entity.slug]
  if (isLocalised(slug)) return locales.filter((locale) => slug[locale])
  const written = new Set(slug === undefined ? [] : writtenIn(record))
  return written.size ? locales.filter((locale) => locale === defaultLocale || written.has(locale)) : locales
}

/** A file's content as a record, flat in each locale. `$schema` and `$position` are the file's, not the record's. */
export function toRecord(
  entity: Entity,
  found: unknown,
  { id, isDraft, file, text, assets, locales, again }: Context,
): SourceRecord {
  const createState = (content: unknown) => {
    if (!isObject(content)) throw new TypeError('must be an object')
    const { $schema: _, $position: __, ...raw } = content
    return { record: 'id' in entity.schema.shape ? { ...raw, id } : raw, same: nothingSame(), pictures: new Set<string>() }
  }
  const first = { ...createState(found), text }
  let kept: typeof first | undefined = first
  /** The present state of the file: it may have changed since, and the source reports it soon. */
  const current = () => kept ?? createState(again())
  const currentOrEmpty = () => {
    try {
      return current().record
    } catch {
      return {}
    }
  }
  const read: SourceRecord['read'] = (locale, report) => {
    const { record, same, pictures } = current()
    return flatten(record, locale, {
      same,
      ...(entity.slug ? {} : { fallback: defaultLocale }),
      onMissing: (place) => report(pathTo(place), 'is not translated'),
      replace(value, place) {
        if (isBlock(place)) return { ...value, id: `${id}-${place.key + 1}` }
        if (!isPicture(value)) return value
        pictures.add(value.image)
        return resolvePicture(value, assets, (path, message) => {
          same.differences += 1
          report([...pathTo(place), ...path], message)
        })
      },
    })
  }
  return {
    type: entity.name,
    id,
    file,
    locales: listLocales(entity, first.record, locales),
    read,
    text() {
      if (!kept) throw new Error('the record was released')
      return [kept.text, ...[...kept.pictures].map((picture) => JSON.stringify(assets[picture]))].join('\n')
    },
    release: () => (kept = undefined),
    where: (path, locale) => placeInFile(currentOrEmpty(), path, locale),
    isDraft,
  }
}
