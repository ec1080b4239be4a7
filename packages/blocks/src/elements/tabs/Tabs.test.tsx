import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

it('sends every content from the server, and tabs that lead to them without a script', () => {
  const tabs = ['manuals', 'drawings'].map((id) => ({ id, title: id, content: `All ${id}` }))
  const html = renderToStaticMarkup(<Tabs label="Files" tabs={tabs} />)
  for (const { id, content } of tabs) {
    expect(html).toContain(content)
    expect(html).toContain(`href="#${id}"`)
    expect(html).toMatch(new RegExp(`<div[^>]* id="${id}"`))
  }
  expect(html).not.toMatch(/\shidden[=\s>]/)
})

it('prints no direction of its own, so that it inherits the direction of the page', () => {
  const html = renderToStaticMarkup(<Tabs label="Files" tabs={[{ id: 'manuals', title: 'Manuals', content: 'All' }]} />)
  expect(html).not.toMatch(/\sdir=/)
})
