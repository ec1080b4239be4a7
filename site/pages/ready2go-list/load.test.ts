import { expect, it } from 'vitest'
import { loadReady2goList } from './load.ts'

const products = [
  { id: 'arch', model: 'Bóog', slug: 'arch-to-go', images: [] },
  { id: 'roll', model: 'Rol', slug: 'roll-to-go', images: [] },
]
const client = {
  ready2goProducts: async () => products,
  general: async () => ({ menus: [], socials: [] }),
  pageAddress: async () => Promise.reject(new Error()),
  breadcrumbs: async () => [],
}

it.each([
  ['', ['arch', 'roll']],
  ['BOÖG', ['arch']],
  ['ROLL-to', ['roll']],
  ['felt', []],
])('finds by “%s” in model or slug, case and accents aside: %j (SRCH-18)', async (search, found) => {
  const path = '/acoustic-solutions/types/ready2go'
  const request = { client, locale: 'en', active: ['en'], path, query: new URLSearchParams({ search }) }
  expect((await loadReady2goList(request as never)).list.products.map(({ id }) => id)).toEqual(found)
})
