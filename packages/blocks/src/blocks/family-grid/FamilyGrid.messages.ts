import { en as productGrid } from '../../product-grid/ProductGrid.messages.ts'

export const en = { ...productGrid }

export type FamilyGridMessages = typeof en
