// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import nl from '../i18n/messages/nl.ts'
import type { FormState } from '../contract/form-state.ts'
import { roles } from '../elements/styles/surface.css.ts'
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx'

function open(
  state?: FormState,
  variant?: NewsletterFormProps['variant'],
  messages: NewsletterFormProps['messages'] = nl.newsletterForm,
) {
  document.body.innerHTML = renderToStaticMarkup(
    <NewsletterForm variant={variant} form={{ href: '/api/inquiries', state }} messages={messages} />,
  )
  return document.querySelector('form')!
}
const readText = (part: string) => document.querySelector(`[data-part="form-${part}"]:not([hidden])`)?.textContent

it.each(['default', 'compact'] as const)(
  'sends the address and the consent, with a field for programs, %s (FORM-34)',
  (variant) => {
    const form = open(undefined, variant)
    const names = Array.from(form.elements).flatMap((control) => control.getAttribute('name') ?? [])
    expect(names).toEqual(['form', 'homepage', 'email', 'gdpr'])
    expect(form.elements.namedItem('form')).toHaveProperty('value', 'newsletter')
    expect([readText('error'), readText('failure'), readText('success')]).toEqual([undefined, undefined, undefined])
  },
)

it('says in Dutch what the catalogue says (FORM-34, FORM-35, FORM-36)', () => {
  open({ form: 'newsletter', outcome: 'invalid', invalid: ['email'] })
  expect(readText('error')).toBe('Ongeldig e-mailadres. Vul een geldig e-mailadres in.')
  open({ form: 'newsletter', outcome: 'failed' })
  expect(readText('failure')).toBe('Helaas, er liep iets mis bij het inschrijven.')
  expect(open({ form: 'newsletter', outcome: 'sent' }).hidden).toBe(true)
  expect(readText('success')).toBe('Je bent succesvol ingeschreven.')
})

it('says in English what the catalogue says (FORM-36)', () => {
  open({ form: 'newsletter', outcome: 'failed' }, undefined, {})
  expect(readText('failure')).toBe('Sorry, something went wrong while subscribing')
})

it('stands on a field of the accent, but in a footer, and so do its thanks (FORM-51)', () => {
  const field = (variant?: 'compact') => {
    open({ form: 'newsletter', outcome: 'sent' }, variant)
    return Array.from(document.getElementsByClassName(roles.accent), (part) => part.getAttribute('data-part'))
  }
  expect([field(), field('compact')]).toEqual([['newsletter-form'], []])
})

it('shows an example in the field only where it is compact', () => {
  const shown = (variant?: 'compact') => open(undefined, variant).querySelector<HTMLInputElement>('[name="email"]')!.placeholder
  expect([shown(), shown('compact')]).toEqual(['', 'naam@studio.example'])
})
