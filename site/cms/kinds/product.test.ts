import type { Fabric } from '@brand/content'
import { expect, it } from 'vitest'
import { toFabric } from './product.ts'

const fabric = {
  id: 'felt',
  ctFabricSlug: 'felt',
  ctFabricTypologies: [],
  ctFabricModels: [],
  ctFabricArticles: [],
  ctFabricBody: [],
  ctFabricResources: [
    {
      id: 'care',
      ctResourceName: 'Care of felt',
      ctResourceResource: { url: '/files/care-en.pdf', alt: 'Loden care', size: 512 },
      ctResourceMediaType: { name: 'Care & Maintenance' },
      usedLocale: 'en',
    },
  ],
} as unknown as Fabric

it('a file of a product has id, name, address, the name that it is saved under, and its group (ENT-03)', () => {
  expect(toFabric(fabric, { locale: 'de', contentLocale: 'de' }).fileGroups).toEqual([
    {
      group: 'manuals',
      files: [
        {
          id: 'care',
          name: 'Care of felt',
          href: '/files/care-en.pdf',
          fileName: 'Loden care.pdf',
          format: 'PDF',
          size: 512,
          lang: 'en',
        },
      ],
    },
  ])
})
