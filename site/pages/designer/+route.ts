import { routes } from '@brand/content/routes'

/** A designer (RT-18). */
export default routes.designer.path
