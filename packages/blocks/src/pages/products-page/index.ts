export { type CompareChoice } from './CompareBar.tsx'
export { ProductsPage, type ChosenFilter, type ProductsPageProps } from './ProductsPage.tsx'
export type { FilterEntry } from './ProductFilter.tsx'
export type { ProductsPageMessages } from './ProductsPage.messages.ts'
