import { routes } from '@brand/content/routes'

/** An article (RT-13). */
export default routes.article.path
