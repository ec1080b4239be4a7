import { expect, it } from 'vitest'
import { breadcrumbList } from './breadcrumb-list.ts'

it('numbers the steps from 1 and makes their addresses absolute (BC-03)', () => {
  const trail = [{ label: 'Start', href: '/de' }, { label: 'Filze & Stoffe' }, { label: 'Kiezel', href: '/de/fabrics/kiezel' }]
  expect(breadcrumbList(trail, 'https://loden.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://loden.example/de' },
      { '@type': 'ListItem', position: 2, name: 'Filze & Stoffe' },
      { '@type': 'ListItem', position: 3, name: 'Kiezel', item: 'https://loden.example/de/fabrics/kiezel' },
    ],
  })
})

it('has no addresses where the site’s own is not known (RED-14)', () => {
  const { itemListElement } = breadcrumbList([{ label: 'Home', href: '/' }, { label: 'Questions' }], '')
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home' },
    { '@type': 'ListItem', position: 2, name: 'Questions' },
  ])
})
