import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { acousticExpert as nl } from '../../generated/messages/nl.ts'
import { AcousticExpert, type AcousticExpertProps } from './AcousticExpert.tsx'

const html = (props: Partial<AcousticExpertProps>) => renderToStaticMarkup(<AcousticExpert title="Ask us" {...props} />)

it('shows subtitle, quote, description, picture and action only when they are given (BLK-acoustic_expert-01)', () => {
  expect(html({})).not.toMatch(/<p[ >]|<img|<a /)
  const whole = html({
    subtitle: 'Ines',
    quote: 'Send me a plan.',
    descriptionHtml: '<p>She <b>answers</b></p>',
    image: { src: '/a.webp', alt: 'Ines', width: 4, height: 5 },
    action: { label: 'Ask', href: '/contact' },
  })
  for (const part of [
    'Ines</p>',
    'Send me a plan.</p></blockquote>',
    '<p>She <b>answers</b></p>',
    'alt="Ines"',
    'href="/contact"',
  ])
    expect(whole).toContain(part)
})

it('has a slot for a form (BLK-acoustic_expert-01)', () => {
  expect(html({ children: <form data-own="" /> })).toContain('<form data-own="">')
})

it('opens our own form, with words of its own (BLK-acoustic_expert-01, FORM-39)', () => {
  const page = { action: '/api/inquiries', kind: 'application', topics: { product: 'x' } } as const
  const closed = html({ hasForm: true, form: page })
  expect(closed).toMatch(/<details (?!open)[^>]*><summary [^>]*>.*Ask a question.*<form [^>]*action="\/api\/inquiries"/)
  for (const part of ['name="form" value="expert"', 'data-closable=""']) expect(closed).toContain(part)
  expect(closed).not.toMatch(/Send application|name="product"/)
  const failed = html({ hasForm: true, form: { state: { form: 'expert', outcome: 'failed' } }, messages: nl })
  for (const part of [
    'open=""',
    'Stel een vraag',
    'Er liep iets fout. Controleer de velden of probeer het later nog eens.',
    'Je aanvraag is verstuurd.',
  ])
    expect(failed).toContain(part)
  expect(html({ hasForm: true, form: { state: { form: 'contact', outcome: 'failed' } } })).not.toContain('open=""')
})
