import { routes } from '@brand/content/routes'

/**
 * The articles of a category.
 * @requirement RT-12
 */
export default routes.category.path
