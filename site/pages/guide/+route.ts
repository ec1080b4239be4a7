import { routes } from '@brand/content/routes'

/**
 * An acoustic guide.
 * @requirement RT-16
 */
export default routes.guide.path
