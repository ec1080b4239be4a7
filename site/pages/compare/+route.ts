import { routes } from '@brand/content/routes'

/** Families side by side (RT-39). */
export default routes.compare.path
