import { routes } from '@brand/content/routes'

/** A product family (RT-28). Pages with a fixed address below it win. */
export default routes.family.path
