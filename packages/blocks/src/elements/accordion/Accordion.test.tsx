import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Accordion } from './Accordion.tsx'

const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `q${i}`, title: `Question ${i}`, content: `Answer ${i}` }))

it('sends every content from the server, none of it hidden', () => {
  const html = renderToStaticMarkup(<Accordion items={items(3)} defaultValue={['q1']} />)
  for (const { content } of items(3)) expect(html).toContain(content)
  expect(html).not.toMatch(/\shidden[=\s>]/)
})

it('names the panel of every title, open or closed, and two accordions share no id', () => {
  const html = renderToStaticMarkup(
    <>
      <Accordion items={items(3)} defaultValue={['q1']} />
      <Accordion items={items(6).slice(3)} />
    </>,
  )
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const controlled = [...html.matchAll(/aria-controls="([^"]*)"/g)].map(([, id]) => id)
  expect(controlled).toHaveLength(6)
  expect(ids).toEqual(expect.arrayContaining(controlled))
})

it('makes the panels of a long list no landmarks', () => {
  expect(renderToStaticMarkup(<Accordion items={items(6)} />)).toContain('role="region"')
  expect(renderToStaticMarkup(<Accordion items={items(7)} />)).not.toContain('role="region"')
})
