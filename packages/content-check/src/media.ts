import { isObject, mediaPlace } from '@brand/content'
import { fileIn, type Problem } from '@brand/content-api'
import { refusedFiles } from '@brand/content-api/pictures'
import type { Written } from './catalogue/texts.ts'

/** The films and downloads that a value of a record names, each with the path to it. */
function listMedia(value: unknown, path = ''): { path: string; place: string }[] {
  if (typeof value === 'string') {
    const found = mediaPlace(value)
    return found ? [{ path, place: `${found.folder}/${found.name}` }] : []
  }
  const parts = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
  return parts.flatMap(([key, part]) => listMedia(part, path ? `${path}.${key}` : String(key)))
}

/**
 * Pictures and files that the server would neither show nor offer, and those that records name and that are not there.
 * @requirement IMG-09, DL-39
 */
export async function mediaProblems(folder: string, records: readonly Written[]): Promise<Problem[]> {
  const refused = [...(await refusedFiles(folder))].map(([file, message]) => ({ file, path: '', message }))
  const missing = records.flatMap(({ file, value }) =>
    listMedia(value)
      .filter(({ place }) => !fileIn(folder, place))
      .map(({ path, place }) => ({ file, path, message: `missing file ${place}` })),
  )
  return [...refused, ...missing]
}
