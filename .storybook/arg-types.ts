import type { ArgTypesEnhancer } from 'storybook/internal/types'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Field } from '../packages/blocks/src/contract/fields.ts'

const controls: Partial<Record<Field['kind'], string>> = {
  text: 'text',
  html: 'text',
  choice: 'select',
  number: 'number',
  flag: 'boolean',
  color: 'color',
}

const control = (field: Field) => ({
  type: controls[field.kind] ?? 'object',
  ...(field.kind === 'number' && { min: field.min, max: field.max }),
})

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
      control: control(field),
      table: {
        type: { summary: field.kind },
        ...(field.kind === 'choice' && { defaultValue: { summary: field.default } }),
      },
      ...(field.kind === 'choice' && { options: field.options }),
    },
  ])
  return { ...argTypes, ...Object.fromEntries(fields) }
}
