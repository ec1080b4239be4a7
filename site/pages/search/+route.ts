import { routes } from '@brand/content/routes'

/**
 * All results of a search.
 * @requirement RT-38
 */
export default routes.search.path
