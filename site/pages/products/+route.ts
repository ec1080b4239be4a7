import { routes } from '@brand/content/routes'

/** All products (RT-27). */
export default routes.products.path
