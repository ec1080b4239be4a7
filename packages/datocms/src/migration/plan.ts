import { isDeepStrictEqual } from 'node:util'
import type { FieldDefinition, ModelDefinition } from './definition.ts'
import type { Project } from './project.ts'

/** One request to the project. */
export type Step =
  | { do: 'set languages'; locales: readonly string[] }
  | { do: 'make model'; model: ModelDefinition }
  | { do: 'change model'; model: ModelDefinition; differing: readonly string[] }
  | { do: 'make field'; model: ModelDefinition; field: FieldDefinition; position: number }
  | { do: 'change field'; model: ModelDefinition; field: FieldDefinition; differing: readonly string[] }
  | { do: 'set title'; model: ModelDefinition }

export interface Plan {
  /** In their order. */
  steps: readonly Step[]
  /** Parts of the project that our models do not describe: they stay as they are. A sentence each. */
  left: readonly string[]
  /** Changes that only a person should make, since content would be lost. A sentence each. */
  manual: readonly string[]
}

/** Parameters of an editor that the CMS fills in are not ours. */
const isWithin = (part: Readonly<Record<string, unknown>>, whole: Readonly<Record<string, unknown>>) =>
  Object.entries(part).every(([name, value]) => isDeepStrictEqual(value, whole[name]))

/** A localised field has its default once for each language. */
const readDefault = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const [first, ...others] = Object.values(value)
  return others.every((other) => other === first) ? (first ?? null) : value
}

function listDifferences(wanted: FieldDefinition, found: FieldDefinition): string[] {
  const parts = (['label', 'hint', 'localized', 'validators', 'editor'] as const).filter(
    (part) => !isDeepStrictEqual(wanted[part], found[part]),
  )
  const isConfigured = wanted.editor === found.editor && isWithin(wanted.parameters, found.parameters)
  return [
    ...parts,
    ...(isConfigured || parts.includes('editor') ? [] : ['parameters']),
    ...(wanted.default === readDefault(found.default) ? [] : ['default']),
  ]
}

/** Why a field must not be changed by a command. */
function objection(wanted: FieldDefinition, found: FieldDefinition, place: string): string | undefined {
  if (wanted.type !== found.type)
    return `${place} has the type ${found.type} instead of ${wanted.type}: create it again. Its content will be lost.`
  if (found.localized && !wanted.localized)
    return `${place} has a value per language instead of one: change it by hand. The other values will be lost.`
  return undefined
}

/**
 * Plans the steps that give a project our models. Nothing is ever deleted.
 * @requirement DRV-20, DRV-21
 */
export function createPlan(models: readonly ModelDefinition[], locales: readonly string[], project: Project): Plan {
  const steps: Step[] = []
  const manual: string[] = []
  const others = project.locales.filter((locale) => !locales.includes(locale))
  if (!isDeepStrictEqual([...locales, ...others], [...project.locales]))
    steps.push({ do: 'set languages', locales: [...locales, ...others] })

  // Fields name models and blocks: these come first. A slug names the field that it is made of: slugs come last.
  const missing = models.filter(({ apiKey }) => !project.models.has(apiKey))
  for (const model of missing) steps.push({ do: 'make model', model })
  for (const model of models) {
    const found = project.models.get(model.apiKey)
    const differing = Object.keys(model.attributes).filter((name) => model.attributes[name] !== (found?.attributes[name] ?? null))
    if (!found || !differing.length) continue
    if (found.attributes['modular_block'] === model.attributes['modular_block'])
      steps.push({ do: 'change model', model, differing })
    else manual.push(`${model.apiKey} is ${found.attributes['modular_block'] ? 'a block' : 'a model'} of the project: rename it.`)
  }
  const fields = models.flatMap((model) => model.fields.map((field, index) => ({ model, field, position: index + 1 })))
  const isSlug = ({ field }: (typeof fields)[number]) => field.type === 'slug'
  for (const { model, field, position } of [...fields.filter((each) => !isSlug(each)), ...fields.filter(isSlug)]) {
    const found = project.models.get(model.apiKey)?.fields.find(({ apiKey }) => apiKey === field.apiKey)
    if (!found) steps.push({ do: 'make field', model, field, position })
    else {
      const reason = objection(field, found, `${model.apiKey}.${field.apiKey}`)
      const differing = listDifferences(field, found)
      if (reason) manual.push(reason)
      else if (differing.length) steps.push({ do: 'change field', model, field, differing })
    }
  }
  for (const model of models)
    if (model.title !== null && project.models.get(model.apiKey)?.title !== model.title) steps.push({ do: 'set title', model })

  const ours = new Map(models.map((model) => [model.apiKey, new Set(model.fields.map(({ apiKey }) => apiKey))]))
  const left = [
    ...others.map((locale) => `The language ${locale}`),
    ...[...project.models.values()].flatMap(({ apiKey, fields: own }) => {
      const ourFields = ours.get(apiKey)
      if (!ourFields) return [`The model ${apiKey}`]
      return own.filter((field) => !ourFields.has(field.apiKey)).map((field) => `The field ${apiKey}.${field.apiKey}`)
    }),
  ].map((what) => `${what} does not belong to this model and remains unchanged.`)
  return { steps, left, manual }
}

const describeKind = ({ attributes }: ModelDefinition) => (attributes['modular_block'] ? 'block' : 'model')

function formatStep(step: Step): string {
  if (step.do === 'set languages') return `set the languages of the project: ${step.locales.join(', ')}`
  const { model } = step
  switch (step.do) {
    case 'make model':
      return `create the ${describeKind(model)} ${model.apiKey}`
    case 'change model':
      return `change the ${describeKind(model)} ${model.apiKey}: ${step.differing.join(', ')}`
    case 'make field':
      return `create the field ${model.apiKey}.${step.field.apiKey} (${step.field.type})`
    case 'change field':
      return `change the field ${model.apiKey}.${step.field.apiKey}: ${step.differing.join(', ')}`
    case 'set title':
      return `use ${model.title} as the title of ${model.apiKey}`
  }
}

/** A plan in plain words, a line each. */
export const planLines = ({ steps, left, manual }: Plan): string[] => [
  ...steps.map(formatStep),
  ...manual.map((sentence) => `by hand: ${sentence}`),
  ...left.map((sentence) => `left: ${sentence}`),
]
