/** Writes a JSON schema for the record files of each entity, so that editors complete and check them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { editorSchema, entities } from '../src/index.ts'

const folder = new URL('../../demo-content/generated/schema/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const entity of entities)
  await writeFile(new URL(`${entity.name}.json`, folder), `${JSON.stringify(editorSchema(entity), null, 2)}\n`)
