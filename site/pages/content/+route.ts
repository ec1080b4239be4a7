import { routes } from '@brand/content/routes'

/**
 * Any other path: the content decides whether it has a page.
 * @requirement RT-04, RT-05, RT-06
 */
export default routes.content.path
