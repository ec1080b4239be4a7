import { createManagementClient, type ManagementClient } from '../src/migration/index.ts'

const help = `Set DATOCMS_CMA_TOKEN to a Content Management API token of the project. Its role must be allowed to edit the schema.`

/** The project that the environment names. Ends the process where it names none. */
export function clientOfEnvironment(env: NodeJS.ProcessEnv = process.env): ManagementClient {
  const { DATOCMS_CMA_TOKEN: token, DATOCMS_ENVIRONMENT: environment, DATOCMS_CMA_ENDPOINT: endpoint } = env
  if (!token) {
    console.error(help)
    process.exit(1)
  }
  return createManagementClient({ token, environment, endpoint, log: (line) => console.warn(line) })
}

/** The folder that a command names. Ends the process where it names none. */
export function folderOfCommand([, , folder]: readonly string[] = process.argv): string {
  if (folder === undefined) {
    console.error('Enter a content folder.')
    process.exit(1)
  }
  return folder
}
