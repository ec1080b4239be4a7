import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
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
