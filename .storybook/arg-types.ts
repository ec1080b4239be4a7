import type { ArgTypesEnhancer } from 'storybook/internal/types'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Field } from '../packages/blocks/src/contract/fields.ts'

const control = (field: Field) =>
  field.kind === 'choice' ? 'select' : field.kind === 'text' || field.kind === 'html' ? 'text' : 'object'

/** Controls for the fields of a block's contract. */
export const fromContract: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const contract = parameters.contract as Contract | undefined
  if (!contract) return argTypes
  const fields = Object.entries(contract.fields).map(([name, field]) => [
    name,
    {
      name,
      description: field.help,
      type: { name: 'other', value: field.kind, required: field.required ?? false },
      control: { type: control(field) },
      table: {
        type: { summary: field.kind },
        ...(field.kind === 'choice' && { defaultValue: { summary: field.default } }),
      },
      ...(field.kind === 'choice' && { options: field.options }),
    },
  ])
  return { ...argTypes, ...Object.fromEntries(fields) }
}
