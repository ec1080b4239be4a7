import { routes } from '@brand/content/routes'

/** All articles (RT-11). */
export default routes.inspiration.path
