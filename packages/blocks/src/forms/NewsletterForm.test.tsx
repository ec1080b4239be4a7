// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import nl from '../i18n/messages/nl.ts'
import type { FormState } from './form-state.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

function open(state?: FormState) {
  document.body.innerHTML = renderToStaticMarkup(
    <NewsletterForm form={{ action: '/api/inquiries', state }} messages={nl.newsletterForm} />,
  )
  return document.querySelector('form')!
}
const textOf = (part: string) => document.querySelector(`[data-part="form-${part}"]:not([hidden])`)?.textContent

it('sends the address and the consent, with a field for programs (FORM-34)', () => {
  const form = open()
  const names = Array.from(form.elements).flatMap((control) => control.getAttribute('name') ?? [])
  expect(names).toEqual(['form', 'homepage', 'email', 'gdpr'])
  expect(form.elements.namedItem('form')).toHaveProperty('value', 'newsletter')
  expect([textOf('error'), textOf('failure'), textOf('success')]).toEqual([undefined, undefined, undefined])
})

it('says in Dutch what the catalogue says (FORM-34, FORM-35, FORM-36)', () => {
  open({ form: 'newsletter', outcome: 'invalid', invalid: ['email'] })
  expect(textOf('error')).toBe('Ongeldig e-mailadres. Vul een geldig e-mailadres in.')
  open({ form: 'newsletter', outcome: 'failed' })
  expect(textOf('failure')).toBe('Helaas, er liep iets mis bij het inschrijven.')
  expect(open({ form: 'newsletter', outcome: 'sent' }).hidden).toBe(true)
  expect(textOf('success')).toBe('Je bent succesvol ingeschreven.')
})
