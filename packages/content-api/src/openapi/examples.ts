import type { OpenAPIHono } from '@hono/zod-openapi'
import { defaultLocale } from '@brand/content'
import type { Snapshot } from '../snapshot.ts'
import type { OpenApiDocument, Operation } from './document.ts'

export interface ExampleOptions {
  /** The query of each call's example, by path. */
  examples: ReadonlyMap<string, ((snapshot: Snapshot) => Partial<Record<string, string>>) | undefined>
  snapshot: () => Snapshot | undefined
}

/** Whether a parameter carries the preview secret. */
export const isSecret = (name: string) => name === 'preview' || name === 'token'

/** A short version of an answer: the first entry of each list, the beginning of long texts. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 200 ? `${value.slice(0, 200)}…` : value
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}

/** Calls the API with the query of an example and adds query and answer to the document. Returns whether the call succeeded. */
async function addExample(app: OpenAPIHono, path: string, operation: Operation, values: Partial<Record<string, string>>) {
  const query = Object.entries({ locale: defaultLocale as string, ...values }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  const given = Object.fromEntries(query) as Partial<Record<string, string>>
  for (const parameter of operation.parameters ?? []) {
    const example = isSecret(parameter.name) ? 'the-configured-secret' : given[parameter.name]
    if (example !== undefined) parameter.example = example
  }
  const answer = await app.request(`${path}?${new URLSearchParams(query)}`)
  if (answer.ok) operation.responses['200']!.content!['application/json'].example = shortened(await answer.json())
  return answer.ok
}

/** The document with an example of each call from the current content; made once per snapshot. */
export function withExamples(app: OpenAPIHono, make: () => OpenApiDocument, { examples, snapshot }: ExampleOptions) {
  const cache = new WeakMap<Snapshot, OpenApiDocument>()
  return async (): Promise<OpenApiDocument> => {
    const current = snapshot()
    const cached = current && cache.get(current)
    if (cached) return cached
    const document = structuredClone(make())
    if (!current) return document
    const added = Object.entries(document.paths).map(
      ([path, { get }]) => get && addExample(app, path, get, examples.get(path)?.(current) ?? {}),
    )
    // A call that could not answer yet, such as the search at first, is tried again for the next request.
    if ((await Promise.all(added)).every(Boolean)) cache.set(current, document)
    return document
  }
}
