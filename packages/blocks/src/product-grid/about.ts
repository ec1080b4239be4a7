import type { About } from '../contract/contract.ts'

/** Guidance about the product grid, by component. */
export const productGrid: Record<string, About> = {
  ProductCard: {
    alternatives: { ProductGrid: 'for several products' },
    behaviour: {
      names: 'The name of the product is the only link. The button to compare ends with that name, hidden from sight.',
      withoutScript: 'The button to compare sends its form.',
    },
  },
  ProductGrid: {
    alternatives: {
      cb_family_grid: 'as a block that editors fill in',
      Carousel: 'for a single row',
      ProductsPage: 'with filters',
    },
    behaviour: {
      names: 'The products are one list.',
      withoutScript: 'The buttons to compare send their form.',
    },
  },
}
