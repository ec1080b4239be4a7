import { routes } from '@brand/content/routes'

/**
 * A product from stock.
 * @requirement RT-35
 */
export default routes.ready2go.path
