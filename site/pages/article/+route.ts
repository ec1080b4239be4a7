import { routes } from '@brand/content/routes'

/**
 * An article.
 * @requirement RT-13
 */
export default routes.article.path
