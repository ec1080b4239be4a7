import { routes } from '@brand/content/routes'

/**
 * The contact page and those below it.
 * @requirement RT-21, RT-22
 */
export default routes.contact.path
