import { routes } from '@brand/content/routes'

/**
 * All products.
 * @requirement RT-27
 */
export default routes.products.path
