import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Field } from '../packages/blocks/src/contract/fields.ts'
import { shapes } from '../packages/blocks/src/contract/shapes.ts'

export type { Contract }

/** What a new component shows of its contract's fields, until somebody draws it. */
export interface Sketch {
  heading: { prop: string; required: boolean } | undefined
  /** Props that are lines of text. */
  paragraphs: string[]
  /** Props that are left to be drawn. */
  rest: string[]
}

const isLine = (field: Field) => field.kind === 'text' && !field.anchor

/** The title of a contract as a heading, its other texts as paragraphs. */
export function sketchOf({ fields }: Contract): Sketch {
  const entries = Object.entries(fields)
  const title = entries.find(([, field]) => field.kind === 'text' && field.title)
  const lines = entries.filter(([prop, field]) => isLine(field) && prop !== title?.[0]).map(([prop]) => prop)
  return {
    heading: title && { prop: title[0], required: title[1].required ?? false },
    paragraphs: lines,
    rest: entries.map(([prop]) => prop).filter((prop) => prop !== title?.[0] && !lines.includes(prop)),
  }
}

const values: Partial<Record<Field['kind'], unknown>> = {
  html: '<p>Quiet is a material.</p>',
  image: { src: '/fixtures/hall-1280.webp', alt: 'A showroom in dark green felt', width: 1800, height: 1012 },
  video: { webm: '/fixtures/hall.webm' },
  embed: { provider: 'file', id: '/fixtures/hall.webm', link: '/fixtures/hall.webm', title: 'A day in the quiet hall' },
  action: { text: 'Plan a visit', link: '#visit' },
  flag: true,
  color: '#1f3b2d',
  link: '#page',
  date: '2026-11-20',
}

function valueOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return field.anchor ? 'quiet' : 'Quiet is a material'.slice(0, field.max)
    case 'choice':
      return field.default
    case 'number':
      return field.min
    case 'list':
      return [valueOf(field.of)]
    case 'group':
      return valuesOf(field.fields)
    case 'reference':
      return { id: 'one', ...valuesOf(shapes[field.to]) }
    case 'query':
      return [{ id: 'one', ...valuesOf(shapes[field.of]) }]
    default:
      return values[field.kind]
  }
}

const valuesOf = (fields: Record<string, Field>, others: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([prop, field]) => field.required || others.includes(prop))
      .map(([prop, field]) => [prop, valueOf(field)]),
  )

/** An example with the required fields and the given ones, as source text. */
export const sampleOf = ({ fields }: Contract, others?: readonly string[]): string => JSON.stringify(valuesOf(fields, others))
