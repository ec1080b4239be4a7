import { defaultLocale, entities, isObject, mediaPaths, type Assets, type Entity, type Locale } from '@brand/content'
import { problemList } from '../ingest/problems.ts'
import type { Problem, Source, SourceRecord } from '../source.ts'
import { listRecords, readAssets, readJson, unreadable } from './files.ts'
import { flatten, isLocalised, placeInFile } from './localise.ts'
import { watchFolder } from './watch.ts'

interface Context {
  assets: Assets
  locales: readonly Locale[]
  report: (problem: Problem) => void
}

const isPicture = (value: Record<string, unknown>): value is { image: string; alt?: unknown } =>
  typeof value['image'] === 'string' && Object.keys(value).every((key) => key === 'image' || key === 'alt')

const picture = ({ image: id, alt }: { image: string; alt?: unknown }, { width, height, focalPoint, color }: Assets[string]) => ({
  id,
  url: mediaPaths.images + id,
  alt,
  width,
  height,
  focalPoint,
  color,
})

/** Blocks stand in `ct…Body`; each is named by its record and its place. */
const isBlock = (path: readonly PropertyKey[]) => /^ct\w*Body$/.test(String(path.at(-2))) && typeof path.at(-1) === 'number'

/** The locales that a record exists in: those that its slug has; all of them where it has no slug, or the same everywhere. */
function localesOf(entity: Entity, record: Record<string, unknown>, locales: readonly Locale[]): readonly Locale[] {
  const slug = entity.slug && record[entity.slug]
  return isLocalised(slug) ? locales.filter((locale) => slug[locale]) : locales
}

function toRecord(entity: Entity, file: string, found: unknown, { assets, locales, report }: Context): SourceRecord {
  if (!isObject(found)) throw new TypeError('must be an object')
  const { $schema: _, ...raw } = found
  const id = file.slice(file.lastIndexOf('/') + 1, -'.json'.length)
  const record = 'id' in entity.schema.shape ? { ...raw, id } : raw
  const where = (path: readonly PropertyKey[], locale: Locale) => placeInFile(record, path, locale)
  const read = (locale: Locale) => {
    const object = (path: readonly PropertyKey[], message: string) => report({ file, path: where(path, locale), message })
    return flatten(record, locale, {
      ...(entity.slug ? {} : { fallback: defaultLocale }),
      onMissing: (path) => object(path, 'is not translated'),
      replace(value, path) {
        if (isBlock(path)) return { ...value, id: `${id}-${Number(path.at(-1)) + 1}` }
        if (!isPicture(value)) return value
        const asset = Object.hasOwn(assets, value.image) ? assets[value.image] : undefined
        if (!asset) object([...path, 'image'], `there is no picture "${value.image}"`)
        else if (value.alt === undefined) object([...path, 'alt'], 'is required; an empty text marks decoration')
        return asset && picture(value, asset)
      },
    })
  }
  return {
    type: entity.name,
    id,
    file,
    where,
    content: new Map(localesOf(entity, record, locales).map((locale) => [locale, read(locale)])),
  }
}

/**
 * Content from a folder: `records/<type>/<name>.json` with all locales in one file, pictures in `assets`.
 * Any value in a record may be localised, without a schema's help: `{ "en": "…", "nl": "…" }`.
 */
export function embeddedSource(folder: string): Source {
  return {
    async load({ locales }) {
      const { problems, add: report } = problemList()
      const context = { assets: await readAssets(folder, report), locales, report }
      const records: SourceRecord[] = []
      for (const [type, files] of await listRecords(folder)) {
        const entity = entities.find(({ name }) => name === type)
        if (!entity) report({ file: `records/${type}`, path: '', message: 'is no kind of record' })
        for (const name of entity ? files : []) {
          const file = `records/${type}/${name}`
          try {
            records.push(toRecord(entity!, file, await readJson(folder, file), context))
          } catch (error) {
            report(unreadable(file, error))
          }
        }
      }
      return { records, problems }
    },
    watch: (onChange) => watchFolder(folder, onChange),
  }
}
