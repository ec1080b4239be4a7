import { routes } from '@brand/content/routes'

/**
 * The products of a typology.
 * @requirement RT-29, RT-30
 */
export default routes.typology.path
