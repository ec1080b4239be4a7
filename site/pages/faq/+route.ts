import { routes } from '@brand/content/routes'

/** Questions and answers (RT-19). */
export default routes.faq.path
