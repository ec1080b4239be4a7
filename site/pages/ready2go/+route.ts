import { routes } from '@brand/content/routes'

/** A product from stock (RT-35). */
export default routes.ready2go.path
