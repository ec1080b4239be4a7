import { routes } from '@brand/content/routes'

/**
 * A vacancy.
 * @requirement RT-15
 */
export default routes.job.path
