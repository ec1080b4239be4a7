import { routes } from '@brand/content/routes'

/**
 * The products of an issue.
 * @requirement RT-32
 */
export default routes.issue.path
