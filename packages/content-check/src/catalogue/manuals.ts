import { isObject } from '@brand/content'
import type { Problem } from '@brand/content-api'
import { inEnglish } from './pairs.ts'
import type { Written } from './texts.ts'

const idOf = ({ place }: Written) => place.slice(place.indexOf('/') + 1)
const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** The English file of a resource. */
function fileOf({ value }: Written): string {
  const file = value['ctResourceResource']
  return isObject(file) ? String(inEnglish(file['url'])) : ''
}

/**
 * Manuals that are not among the files of what they mount, or are among those of something else. The title and the introduction of
 * a manual name the families that it is for.
 * @requirement FACT-10
 */
export function manualProblems(records: readonly Written[]): Problem[] {
  const of = (type: string) => records.filter(({ place }) => place.startsWith(`${type}/`))
  const families = of('family')
  const files = new Map(of('resource').map((record) => [idOf(record), fileOf(record)]))
  const manuals = of('document').filter(({ place }) => /-(?:installation|manual)$/.test(place))
  return manuals.flatMap((manual) => {
    const text = `${String(inEnglish(manual.value['title']))} ${String(inEnglish(manual.value['intro']))}`
    return families.flatMap(({ file, value }) => {
      const isMeant = new RegExp(`\\b${String(inEnglish(value['ctFamilyName']))}\\b`).test(text)
      const isLinked = namesIn(value['ctFamilyResources']).some((id) => files.get(id)?.startsWith(`/files/${idOf(manual)}-`))
      if (isMeant === isLinked) return []
      const message = isMeant ? `does not have ${idOf(manual)}, which is for it` : `has ${idOf(manual)}, which is not for it`
      return [{ file, path: 'ctFamilyResources', message }]
    })
  })
}
