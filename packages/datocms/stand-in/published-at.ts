import type { StandInRecord } from './library.ts'

/** When a record was published: a time that changes with its content. */
const publications = new Map<string, { text: string; time: string }>()
const timeOf = new WeakMap<StandInRecord, string>()
export function publishedAt(record: StandInRecord): string {
  const { model, id, content, status } = record
  const found = timeOf.get(record)
  if (found !== undefined) return found
  const key = `${model.apiKey} ${id} ${status}`
  const text = JSON.stringify(content)
  const existing = publications.get(key)
  const publication = existing?.text === text ? existing : { text, time: new Date().toISOString() }
  publications.set(key, publication)
  timeOf.set(record, publication.time)
  return publication.time
}
