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

it('opens a form in its slot where the record says so (BLK-acoustic_expert-01)', () => {
  const children = <form data-own="" />
  const detailsPattern = /<details ([^>]*)><summary [^>]*>.*Ask a question.*<form data-own="">/
  expect(detailsPattern.exec(html({ hasForm: true, children }))![1]).not.toContain('open')
  expect(detailsPattern.exec(html({ hasForm: true, children, defaultOpen: true }))![1]).toContain('open=""')
  for (const props of [{ hasForm: true }, { children }]) expect(html(props)).not.toContain('<details')
})

it('has the words of the form in Dutch as they are required (FORM-39)', () => {
  expect([nl.error, nl.successTitle]).toEqual([
    'Er liep iets fout. Controleer de velden of probeer het later nog eens.',
    'Je aanvraag is verstuurd.',
  ])
})
