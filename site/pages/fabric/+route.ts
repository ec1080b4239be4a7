import { routes } from '@brand/content/routes'

/**
 * A felt or fabric.
 * @requirement RT-36
 */
export default routes.fabric.path
