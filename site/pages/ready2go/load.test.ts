import { expect, it } from 'vitest'
import { loadReady2go } from './load.ts'

const product = (slug: string) => ({ id: slug, model: slug, slug, images: [], finishes: [], specificFinishCombinations: [] })

it('has all other products from stock beside its own (R2G-16)', async () => {
  const client = {
    ready2goProduct: async ({ slug }: { slug: string }) => ({
      response: product(slug),
      usedLocale: 'en',
      localizedSlugs: { type: 'ready2go', slugs: { en: slug } },
    }),
    ready2goProducts: async () => ['rol', 'boog', 'dek'].map(product),
    general: async () => ({ menus: [], socials: [] }),
    pageAddress: async () => Promise.reject(new Error()),
    breadcrumbs: async () => [],
  }
  const request = { client, locale: 'en', path: '/acoustic-solutions/ready2go/boog' }
  const { product: own, others } = await loadReady2go({ request, routeParams: { slug: 'boog' } } as never)
  expect([own.id, ...others.map(({ id }) => id)]).toEqual(['boog', 'rol', 'dek'])
})
