import { routes } from '@brand/content/routes'

/**
 * All downloads.
 * @requirement RT-24
 */
export default routes.downloads.path
