/**
 * `npm run cms:types [schema.graphql|introspection.json]`: names each field that our queries ask for and a project does not have.
 * Without a file it asks the project itself.
 */
import { readFile } from 'node:fs/promises'
import { getIntrospectionQuery } from 'graphql'
import { readSchema, schemaProblems } from '../src/schema-check/index.ts'

async function introspection({
  DATOCMS_API_TOKEN: token,
  DATOCMS_ENDPOINT: endpoint,
  ...env
}: NodeJS.ProcessEnv): Promise<string> {
  if (!token) throw new Error('Enter a file with the schema, or set DATOCMS_API_TOKEN.')
  const environment = env['DATOCMS_ENVIRONMENT']
  const response = await fetch(endpoint ?? 'https://graphql.datocms.com/', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(environment && { 'x-environment': environment }),
    },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`The CMS refused the request (${response.status}).`)
  return response.text()
}

try {
  const [, , file] = process.argv
  const problems = schemaProblems(
    readSchema(file === undefined ? await introspection(process.env) : await readFile(file, 'utf8')),
  )
  for (const problem of problems) console.log(problem)
  console.log(problems.length ? `${problems.length} problems.` : 'The project has everything that the queries need.')
  process.exitCode = problems.length ? 1 : 0
} catch (error) {
  console.error(`The schema could not be read: ${(error as Error).message}`)
  process.exitCode = 2
}
