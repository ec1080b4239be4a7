import { routes } from '@brand/content/routes'

/**
 * Agents, dealers and representatives.
 * @requirement RT-20
 */
export default routes.dealers.path
