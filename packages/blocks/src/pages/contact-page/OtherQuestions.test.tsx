import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OtherQuestions } from './OtherQuestions.tsx'

it('lists the other questions with their pages, and nothing without any (CONTACT-02)', () => {
  const html = renderToStaticMarkup(
    <OtherQuestions questions={[{ id: 'a', title: 'Samples', text: 'Two days.', href: '/samples' }]} />,
  )
  for (const text of ['Other questions', 'href="/samples"', 'Samples', 'Two days.']) expect(html).toContain(text)
  expect(renderToStaticMarkup(<OtherQuestions questions={[]} />)).toBe('')
})
