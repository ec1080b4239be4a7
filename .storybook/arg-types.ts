import type { ArgTypesEnhancer } from 'storybook/internal/types'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Field } from '../packages/blocks/src/contract/fields.ts'
import { visitField, type FieldVisitor } from '../packages/blocks/src/contract/visit.ts'

const as = (type: string) => () => ({ type })

/** The control for each kind of field. */
const controls: FieldVisitor<object> = {
  text: as('text'),
  html: as('text'),
  image: as('object'),
  video: as('object'),
  embed: as('object'),
  action: as('object'),
  choice: as('select'),
  number: ({ min, max }) => ({ type: 'number', min, max }),
  flag: as('boolean'),
  color: as('color'),
  surface: as('text'),
  side: as('select'),
  link: as('text'),
  date: as('text'),
  reference: as('object'),
  query: as('object'),
  list: as('object'),
  group: as('object'),
}

const listOptions = (field: Field) =>
  field.kind === 'choice' ? field.options : field.kind === 'side' ? ['start', 'end'] : undefined

/** Controls for the fields of a block's contract, and no others: those of an editor. */
export const fromContract: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const contract = parameters.contract as Contract | undefined
  if (!contract) return argTypes
  const fields = Object.entries(contract.fields).map(([name, field]) => [
    name,
    {
      name,
      description: field.help,
      type: { name: 'other', value: field.kind, required: field.required ?? false },
      control: visitField(controls, field),
      table: {
        type: { summary: field.kind },
        ...('default' in field && { defaultValue: { summary: field.default } }),
      },
      ...(listOptions(field) && { options: listOptions(field) }),
    },
  ])
  return Object.fromEntries(fields)
}
