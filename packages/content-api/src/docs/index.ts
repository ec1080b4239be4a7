import type { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError, apiPaths } from '@brand/content'
import { isSecret, withExamples, type ExampleOptions } from './examples.ts'
import { escape, prose, table } from './html.ts'
import { schemaHtml, typeOf, type Schema } from './schema.ts'
import { styles } from './styles.ts'

interface Parameter {
  name: string
  required?: boolean
  description?: string
  schema: Schema
  example?: string
}
interface Answer {
  description: string
  content?: { 'application/json': { schema: Schema; example?: unknown } }
}
export interface Operation {
  summary: string
  parameters?: Parameter[]
  responses: Record<string, Answer>
}
/** The parts of an OpenAPI document that are shown. */
export interface Document {
  info: { title: string; description?: string }
  paths: Record<string, { get?: Operation }>
  components: { schemas: Record<string, Schema> }
}

const idOf = (path: string) => escape(path.slice(1).replaceAll('/', '-'))

const defaultOf = ({ required, schema }: Parameter) =>
  required ? 'needed' : schema.default === undefined ? '' : `<code>${escape(String(schema.default))}</code>`

function exampleHtml(path: string, parameters: readonly Parameter[], responses: Operation['responses']): string {
  const example = responses['200']?.content?.['application/json'].example
  if (example === undefined) return ''
  const query = parameters.flatMap(({ name, example }) => (example === undefined || isSecret(name) ? [] : [[name, example]]))
  const address = escape(`${path}?${new URLSearchParams(query)}`)
  return `<details><summary>Example</summary><p><a href="${address}"><code>${address}</code></a></p><pre><code>${escape(
    JSON.stringify(example, undefined, 2),
  )}</code></pre></details>`
}

function callHtml(path: string, { summary, parameters = [], responses }: Operation): string {
  const query = parameters.map((parameter) => [
    `<code>${escape(parameter.name)}</code>`,
    typeOf(parameter.schema),
    defaultOf(parameter),
    prose(parameter.description),
  ])
  const answers = Object.entries(responses).map(([status, { description, content }]) => [
    status,
    prose(description),
    content ? typeOf(content['application/json'].schema) : '',
  ])
  return `<section id="${idOf(path)}"><h3><code>GET ${escape(path)}</code></h3><p>${prose(summary)}</p>${table(
    ['Query', 'Is', 'Default', 'Meaning'],
    query,
  )}${table(['Answer', 'When', 'Is'], answers)}${exampleHtml(path, parameters, responses)}</section>`
}

/** An OpenAPI document as a page to read: no script, nothing from elsewhere. */
export function docsPage({ info, paths, components }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, { get }]) => (get ? [{ path, get }] : []))
  const list = calls.map(
    ({ path, get }) => `<li><a href="#${idOf(path)}"><code>${escape(path)}</code></a> ${prose(get.summary)}</li>`,
  )
  const schemas = Object.entries(components.schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(
    info.title,
  )} API</title><link rel="stylesheet" href="${apiPaths.docsStyles}"></head><body><main><h1>${escape(info.title)} API</h1><p>${prose(
    info.description,
  )} The same for machines: <a href="${apiPaths.openapi}">OpenAPI 3.1</a>.</p><nav aria-label="Calls"><ul>${list.join(
    '',
  )}</ul></nav><h2>Calls</h2>${calls.map(({ path, get }) => callHtml(path, get)).join('')}<h2>Answers</h2>${schemas
    .map(([name, schema]) => schemaHtml(name, schema))
    .join('')}</main></body></html>`
}

const caching = { 'Cache-Control': 'public, no-cache' }

const config = {
  openapi: '3.1.0',
  info: { title: 'Content', version: '1', description: 'The content of the site, by locale. All calls are GET.' },
}

/** Adds the document, for machines and for people. */
export function addDocs(app: OpenAPIHono, options: ExampleOptions): void {
  const document = withExamples(app, () => app.getOpenAPI31Document(config) as unknown as Document, options)
  app.get(apiPaths.openapi, async (c) => c.json(await document(), 200, caching))
  app.get(apiPaths.docs, async (c) => c.html(docsPage(await document()), 200, caching))
  app.get(apiPaths.docsStyles, (c) => c.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8', ...caching }))
  for (const path of [apiPaths.openapi, apiPaths.docs, apiPaths.docsStyles])
    app.all(path, () => {
      throw new ApiError('Method not allowed', 405)
    })
}
