import { ready2goListSlug } from '../../routes/products.ts'

/** The products from stock (RT-31). */
export default `/${ready2goListSlug}`
