import { createClient } from '@brand/content/client'

/** The typed client of the API in the browser. */
export const client = createClient((address, init) => fetch(address, init))
