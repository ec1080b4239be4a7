import { routes } from '@brand/content/routes'

/**
 * A product family. Pages with a fixed address below it win.
 * @requirement RT-28
 */
export default routes.family.path
