/** Writes a JSON schema for the record files of each entity, so that editors complete and check them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { recordSchemas } from '../src/json-schemas.ts'

const folder = new URL('../../demo-content/generated/schema/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const [name, schema] of Object.entries(recordSchemas()))
  await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(schema, null, 2)}\n`)
