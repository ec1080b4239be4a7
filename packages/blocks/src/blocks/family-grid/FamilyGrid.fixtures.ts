import type { Fixtures } from '../../contract/fixtures.ts'
import type { FamilyGridFields } from '../../generated/props.ts'
import { products } from '../../product-grid/ProductGrid.fixtures.ts'

const families = products(10, 2)

export const fixtures = {
  /** A large product among others. */
  complete: {
    en: { title: 'Things that keep a room quiet', families },
    nl: { title: 'Dingen die een kamer stil houden', families },
    de: { title: 'Dinge, die einen Raum ruhig halten', families },
    fr: { title: 'Des choses qui gardent le calme', families },
    it: { title: 'Cose che tengono tranquilla una stanza', families },
  },
  /** One product without a picture. */
  minimal: { en: { families: [{ id: 'rib', title: 'Rib', href: '#rib' }] } },
  overlong: {
    en: {
      title: 'Schallabsorptionsverkleidungen',
      families: products(3, 1).map((product) => ({ ...product, title: 'Mehrzweckveranstaltungshallendeckensegel', lang: 'de' })),
    },
  },
} satisfies Fixtures<FamilyGridFields>
