import { productsSlug } from '../../routes/products.ts'

/** All products (RT-27). */
export default `/${productsSlug}`
