import { productsSlug } from '../../products-path.ts'

/** All products (RT-27). */
export default `/${productsSlug}`
