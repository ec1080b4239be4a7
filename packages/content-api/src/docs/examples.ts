import type { OpenAPIHono } from '@hono/zod-openapi'
import { defaultLocale } from '@brand/content'
import type { Snapshot } from '../snapshot.ts'
import type { Document, Operation } from './index.ts'

export interface ExampleOptions {
  /** What to ask a call, by its path. */
  examples: ReadonlyMap<string, ((snapshot: Snapshot) => Partial<Record<string, string>>) | undefined>
  snapshot: () => Snapshot | undefined
}

/** Whether a parameter carries the preview secret. */
export const isSecret = (name: string) => name === 'preview' || name === 'token'

/** An answer that can be read at a glance: of each list the first entry, of long texts the beginning. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 200 ? `${value.slice(0, 200)}…` : value
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}

/** Asks a call as its example does, and notes question and answer. Answers whether there was one. */
async function addExample(app: OpenAPIHono, path: string, operation: Operation, asked: Partial<Record<string, string>>) {
  const query = Object.entries({ locale: defaultLocale as string, ...asked }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  const known = Object.fromEntries(query) as Partial<Record<string, string>>
  for (const parameter of operation.parameters ?? []) {
    const example = isSecret(parameter.name) ? 'the-configured-secret' : known[parameter.name]
    if (example !== undefined) parameter.example = example
  }
  const answer = await app.request(`${path}?${new URLSearchParams(query)}`)
  if (answer.ok) operation.responses['200']!.content!['application/json'].example = shortened(await answer.json())
  return answer.ok
}

/** The document with an example of each call, made of the content as it is; made once for each snapshot. */
export function withExamples(app: OpenAPIHono, make: () => Document, { examples, snapshot }: ExampleOptions) {
  const made = new WeakMap<Snapshot, Document>()
  return async (): Promise<Document> => {
    const current = snapshot()
    const known = current && made.get(current)
    if (known) return known
    const document = structuredClone(make())
    if (!current) return document
    const added = Object.entries(document.paths).map(
      ([path, { get }]) => get && addExample(app, path, get, examples.get(path)?.(current) ?? {}),
    )
    // What could not answer yet, as the search at first, is asked again next time.
    if ((await Promise.all(added)).every(Boolean)) made.set(current, document)
    return document
  }
}
