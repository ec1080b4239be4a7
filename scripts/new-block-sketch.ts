import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import type { AnyField, Field } from '../packages/blocks/src/contract/fields.ts'
import { shapes } from '../packages/blocks/src/contract/shapes.ts'
import { visitField, type FieldVisitor } from '../packages/blocks/src/contract/visit.ts'

export type { Contract }

/** Fields of a contract by their role in the sketch of a new component. */
export interface Sketch {
  heading: { prop: string; required: boolean } | undefined
  /** Props that are lines of text. */
  paragraphs: string[]
  /** Props that the sketch does not show. */
  rest: string[]
  /** Whether the level of the heading is given. */
  level: boolean
}

const isLine = (field: Field) => field.kind === 'text' && !field.anchor

/** The title of a contract as a heading, its other texts as paragraphs. */
export function toSketch({ fields, options = [] }: Contract): Sketch {
  const entries = Object.entries(fields)
  const title = entries.find(([, field]) => field.kind === 'text' && field.title)
  const lines = entries.filter(([prop, field]) => isLine(field) && prop !== title?.[0]).map(([prop]) => prop)
  return {
    heading: title && { prop: title[0], required: title[1].required ?? false },
    paragraphs: lines,
    rest: entries.map(([prop]) => prop).filter((prop) => prop !== title?.[0] && !lines.includes(prop)),
    level: options.includes('headingLevel'),
  }
}

const quiet = 'Quiet is a material'

/** An example of each kind of value. */
const samples: FieldVisitor<unknown, AnyField> = {
  text: (field) => (field.anchor ? 'quiet' : quiet.slice(0, 'max' in field ? field.max : undefined)),
  html: () => `<p>${quiet}.</p>`,
  image: () => ({ src: '/fixtures/hall-1280.webp', alt: 'A showroom in dark green felt', width: 1800, height: 1012 }),
  video: () => ({ webm: '/fixtures/hall.webm' }),
  embed: () => ({ provider: 'file', id: '/fixtures/hall.webm', href: '/fixtures/hall.webm', title: 'A day in the quiet hall' }),
  action: () => ({ label: 'Plan a visit', href: '#visit' }),
  choice: (field) => field.default,
  number: (field) => ('min' in field ? field.min : 1),
  flag: () => true,
  color: () => '#1f3b2d',
  surface: (field) => field.default,
  side: (field) => field.default,
  link: () => '#page',
  date: () => '2026-11-20',
  reference: ({ to }) => ({ id: 'one', ...fillFields(shapes[to]) }),
  query: ({ of }) => [{ id: 'one', ...fillFields(shapes[of]) }],
  list: ({ of }) => [visitField(samples, of)],
  group: ({ fields }) => fillFields(fields),
}

const fillFields = (fields: Record<string, AnyField>, others: readonly string[] = []): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([prop, field]) => field.required || others.includes(prop))
      .map(([prop, field]) => [prop, visitField(samples, field)]),
  )

/** An example with the required fields and the given ones, as source text. */
export const formatSample = ({ fields }: Contract, others?: readonly string[]): string =>
  JSON.stringify(fillFields(fields, others))
