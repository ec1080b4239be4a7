import { routes } from '@brand/content/routes'

/** A vacancy (RT-15). */
export default routes.job.path
