import { routes } from '@brand/content/routes'

/**
 * Families side by side.
 * @requirement RT-39
 */
export default routes.compare.path
