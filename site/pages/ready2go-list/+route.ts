import { routes } from '@brand/content/routes'

/**
 * The products from stock.
 * @requirement RT-31
 */
export default routes['ready2go-list'].path
