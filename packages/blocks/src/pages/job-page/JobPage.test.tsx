import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JobPage } from './JobPage.tsx'

it('shows each part only where it is filled (JOB-02)', () => {
  const bare = renderToStaticMarkup(<JobPage title="Listener" />)
  expect(bare).toContain('Listener')
  expect(bare).not.toMatch(/<dl|<time|<a |<p /)
  const dated = renderToStaticMarkup(<JobPage title="Listener" date="2026-10-12" messages={{ locale: 'it' }} />)
  expect(dated).toContain('<time dateTime="2026-10-12">12 ottobre 2026</time>')
  expect(renderToStaticMarkup(<JobPage title="Listener" date="soon" />)).toBe(bare)
})

it('has one loud button to apply, and a quieter one below the text (JOB-08)', () => {
  const html = renderToStaticMarkup(<JobPage title="Listener" applyHref="/apply" />)
  const classes = [...html.matchAll(/<a class="([^"]*)" data-part="button"/g)].map(([, names]) => names)
  expect(classes).toHaveLength(2)
  expect(classes[0]).not.toBe(classes[1])
})
