import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationList } from './NavigationList.tsx'

it('links to blocks of the page by their names, in order (BLK-navigation_list-01)', () => {
  const html = renderToStaticMarkup(
    <NavigationList
      items={[
        { label: 'Models', target: 'models' },
        { label: 'Ask us', target: 'ask' },
      ]}
    />,
  )
  expect([...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, label]) => [href, label])).toEqual([
    ['#models', 'Models'],
    ['#ask', 'Ask us'],
  ])
  expect(html).toContain('aria-label="On this page"')
  expect(renderToStaticMarkup(<NavigationList items={[]} />)).toBe('')
})
