import { en as elements } from '../../elements/elements.messages.ts'
import { en as productGrid } from '../../product-grid/ProductGrid.messages.ts'

export const en = { ...elements, ...productGrid }

type Texts = typeof en
export interface FamilyGridMessages extends Texts {}
