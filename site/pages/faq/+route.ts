import { routes } from '@brand/content/routes'

/**
 * Questions and answers.
 * @requirement RT-19
 */
export default routes.faq.path
