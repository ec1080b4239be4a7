import { routes } from '@brand/content/routes'

export default routes.home.path
