import { countriesIn } from './countries.ts'
import type { TextFieldProps } from './fields.tsx'
import type { PersonFormMessages } from './PersonForm.messages.ts'

const line = { maxLength: 200, halfWidth: true } satisfies Partial<TextFieldProps>

/**
 * Returns the fields that forms ask of a person, without the messages for a wrong answer.
 * @requirement FORM-01 to FORM-05, FORM-26
 */
export const personFields = (messages: PersonFormMessages) =>
  ({
    firstName: { ...line, name: 'first_name', label: messages.firstName, autoComplete: 'given-name' },
    lastName: { ...line, name: 'last_name', label: messages.lastName, autoComplete: 'family-name' },
    email: { name: 'email', label: messages.email, type: 'email', autoComplete: 'email', maxLength: 254 },
    company: { ...line, name: 'company', label: messages.company, autoComplete: 'organization' },
    country: {
      ...line,
      name: 'country',
      label: messages.country,
      autoComplete: 'country-name',
      options: countriesIn(messages.locale),
      placeholder: messages.select,
    },
  }) satisfies Record<string, Omit<TextFieldProps, 'prefix' | 'error'>>
