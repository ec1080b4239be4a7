import type { Field as PuckField } from '@puckeditor/core'
import { lazy, Suspense } from 'react'
import type { Field, ShapeName } from '../contract/fields.ts'
import { visitField, type FieldVisitor } from '../contract/visit.ts'

/** Puck's field for each kind of field. The label and the note of the field are added. */
export type FieldEditors = FieldVisitor<PuckField>

/** Another record that a block shows, in the shape in which blocks take it. */
export type ShapeRecord = { id: string } & Record<string, unknown>

/** Finds records of a shape by a word; an empty one finds all. */
export type FindRecords = (shape: ShapeName, keyword: string) => Promise<readonly ShapeRecord[]>

/** Names that an editor may choose from, beside leaving it to the default. */
const createChoiceField = (values: readonly string[], otherwise: string): PuckField => ({
  type: 'select',
  options: [{ label: `Default: ${otherwise}`, value: null }, ...values.map((value) => ({ label: value, value }))],
})
const yesNo: PuckField = {
  type: 'radio',
  options: [
    { label: 'No', value: false },
    { label: 'Yes', value: true },
  ],
}
const text: PuckField = { type: 'text' }

/** Most characters that one line shows. */
export const lineLength = 100

/** Comes with the editor: a page that is only shown needs nothing of it. */
const RichTextField = lazy(async () => ({ default: (await import('./RichTextField.tsx')).RichTextField }))
const richText: PuckField = {
  type: 'custom',
  render: ({ field: { label = '', metadata }, value, onChange, readOnly }) => (
    <Suspense>
      <RichTextField {...{ label, metadata, onChange, readOnly }} value={String(value ?? '')} />
    </Suspense>
  ),
}

/** `imageSide` as words: Image side. A name that ends in `Html` loses that ending. */
export const labelOf = (name: string): string => {
  const words = name.replace(/(?!^)Html$/, '').replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0]!.toUpperCase() + words.slice(1)
}

/** Several fields as one. */
export const objectOf = (fields: Readonly<Record<string, PuckField>>): PuckField => ({
  type: 'object',
  objectFields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { label: labelOf(name), ...field }])),
})

/** Returns the title of a record, else its name, else its id. */
const readTitle = (record: Readonly<Record<string, unknown>> | undefined) =>
  String(record?.['title'] ?? record?.['name'] ?? record?.['id'] ?? 'None')

const createRecordField = (shape: ShapeName, find: FindRecords): PuckField => ({
  type: 'external',
  placeholder: 'Choose a record',
  showSearch: true,
  fetchList: async ({ query }) => [...(await find(shape, query))],
  mapRow: (record: ShapeRecord) => ({ Name: readTitle(record) }),
  getItemSummary: readTitle,
})

/** The value of an entry that has none yet. */
const emptyEntry = (field: Field): Record<string, unknown> => (field.kind === 'group' ? {} : { entry: undefined })

/**
 * Makes Puck's field for each field of a contract or of a group, with the editors of `own`, else with Puck's own for the props of the
 * block.
 */
export function createFields({
  own,
  holdProps,
  surfaces,
  find,
}: {
  own: Partial<FieldEditors>
  /** Whether those of `own` hold props. */
  holdProps: boolean
  surfaces: readonly string[]
  find: FindRecords
}): (fields: Readonly<Record<string, Field>>) => Record<string, PuckField> {
  const puckField = (name: string, field: Field): PuckField => ({
    label: labelOf(name),
    metadata: { field, holdsProp: holdProps || !own[field.kind] },
    ...visitField(editors, field),
  })
  const puckFields = (fields: Readonly<Record<string, Field>>) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, puckField(name, field)]))
  const entries = (of: Field, max?: number): PuckField => ({
    type: 'array',
    ...(max !== undefined && { max }),
    arrayFields: of.kind === 'group' ? puckFields(of.fields) : { entry: puckField('entry', of) },
    defaultItemProps: emptyEntry(of),
  })
  const editors: FieldEditors = {
    text: ({ max }) => (max > lineLength ? { type: 'textarea' } : text),
    html: () => richText,
    image: () => objectOf({ src: text, alt: text, width: { type: 'number', min: 1 }, height: { type: 'number', min: 1 } }),
    video: () => objectOf({ mp4: text, webm: text, ogg: text, poster: text }),
    embed: () => {
      const provider = createChoiceField(['youtube', 'vimeo', 'file'], 'none')
      return objectOf({ provider, id: text, href: text, title: text })
    },
    action: () =>
      objectOf({
        label: text,
        href: text,
        newTab: yesNo,
        variant: createChoiceField(['primary', 'secondary', 'inverse'], 'primary'),
      }),
    choice: (field) => createChoiceField(field.options, field.default),
    number: ({ min, max }) => ({ type: 'number', min, max }),
    flag: () => yesNo,
    color: () => ({ type: 'text', placeholder: '#1f3b2d' }),
    surface: (field) => createChoiceField(surfaces, field.default),
    side: (field) => createChoiceField(['start', 'end'], field.default),
    link: () => ({ type: 'text', placeholder: '/about' }),
    date: () => ({ type: 'text', placeholder: '2026-11-20' }),
    reference: ({ to }) => createRecordField(to, find),
    query: ({ of, choose, max, help }) => entries({ kind: 'reference', to: of, help }, choose ?? max),
    list: ({ of, max }) => entries(of, max),
    group: ({ fields }) => ({ type: 'object', objectFields: puckFields(fields) }),
    ...own,
  }
  return puckFields
}
