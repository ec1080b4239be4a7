import { routes } from '@brand/content/routes'

/**
 * A locked file is asked for on a page of its own.
 * @requirement DL-04
 */
export default routes['download-request'].path
