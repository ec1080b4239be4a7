import { routes } from '@brand/content/routes'

/**
 * All articles.
 * @requirement RT-11
 */
export default routes.inspiration.path
