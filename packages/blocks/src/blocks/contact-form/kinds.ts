import type { FormTarget } from '../../contract/form-state.ts'
import type { TextFieldProps } from '../../forms/fields.tsx'
import { personFields } from '../../forms/person-fields.ts'
import type { ContactFormMessages } from './ContactForm.messages.ts'

type Field = Omit<TextFieldProps, 'prefix'>

interface Kind {
  /** In their order. */
  fields: readonly Field[]
  /** Above the topics of the form. */
  about: string
  submit: string
  successTitle: string
  successText: string
}

/**
 * Describes a kind of the form: its fields, each with its message, and its words.
 * @requirement FORM-01 to FORM-08, FORM-13, FORM-44, FORM-47, FORM-48, FORM-67, FORM-68
 */
export function describeKind(kind: NonNullable<FormTarget['kind']>, messages: ContactFormMessages): Kind {
  const person = personFields(messages)
  const { optional, invalid } = messages
  const line = (name: string, label: string, error: string): Field => ({ name, label, error, maxLength: 200 })
  const half = (...field: Parameters<typeof line>): Field => ({ ...line(...field), halfWidth: true })
  const words = (label: string, error: string): Field => ({ name: 'subject', label, error, maxLength: 5_000, multiline: true })

  const names: Field[] = [
    { ...person.firstName, error: messages.invalidName },
    { ...person.lastName, error: messages.invalidName },
  ]
  const email: Field = { ...person.email, error: messages.invalidEmail, halfWidth: true }
  const company: Field = { ...person.company, error: messages.invalidCompany }
  /** A person who may work nowhere. */
  const visitor: Field[] = [...names, email, { ...company, error: invalid, optional }]
  const country: Field = { ...person.country, error: messages.invalidCountry }
  const state: Field = { ...half('state', messages.state, messages.invalidState), autoComplete: 'address-level1' }

  const asked = { about: messages.about, successTitle: messages.successTitle, successText: messages.successText }
  const question = words(messages.question, messages.invalidQuestion)
  switch (kind) {
    case 'contact':
      return { ...asked, fields: [...names, email, company, country, state, question], submit: messages.send }
    case 'question':
      return {
        ...asked,
        fields: [...visitor, country, { ...state, error: invalid, optional }, question],
        submit: messages.send,
      }
    case 'quote':
      return {
        ...asked,
        fields: [
          line('product', messages.product, messages.invalidProduct),
          half('quantity', messages.quantity, messages.invalidQuantity),
          half('place', messages.place, messages.invalidPlace),
          ...visitor,
          { ...country, halfWidth: false },
          { ...words(messages.remarks, invalid), optional },
        ],
        submit: messages.sendQuote,
      }
    case 'samples':
      return {
        ...asked,
        fields: [
          line('colours', messages.colours, messages.invalidColours),
          ...visitor,
          { ...line('street', messages.street, messages.invalidStreet), autoComplete: 'address-line1' },
          { ...half('postcode', messages.postcode, messages.invalidPostcode), autoComplete: 'postal-code' },
          { ...half('city', messages.city, messages.invalidCity), autoComplete: 'address-level2' },
          { ...country, halfWidth: false },
        ],
        submit: messages.sendSamples,
      }
    case 'application':
      return {
        about: messages.application,
        fields: [
          ...names,
          { ...email, halfWidth: false },
          { ...country, halfWidth: false },
          words(messages.aboutYou, messages.invalidAboutYou),
          { ...line('link', messages.link, messages.invalidLink), type: 'url', autoComplete: 'url', maxLength: 500, optional },
        ],
        submit: messages.apply,
        successTitle: messages.appliedTitle,
        successText: messages.appliedText,
      }
  }
}
