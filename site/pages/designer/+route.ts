import { routes } from '@brand/content/routes'

/**
 * A designer.
 * @requirement RT-18
 */
export default routes.designer.path
