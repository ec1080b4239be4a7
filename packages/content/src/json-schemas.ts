import { contracts } from '@brand/blocks/contracts'
import { editorSchema, schemaOfBlock } from './editor-schema.ts'
import { entities } from './entities/index.ts'

type JsonSchemas = Record<string, Record<string, unknown>>

/**
 * The JSON schema of each kind of record, by its name: what a file in `records/<name>/` is.
 * @requirement DRV-25
 */
export const recordSchemas = (): JsonSchemas => Object.fromEntries(entities.map((entity) => [entity.name, editorSchema(entity)]))

/**
 * The JSON schema of each block of a page, by its type: what an entry of a body is.
 * @requirement DRV-25
 */
export const blockSchemas = (): JsonSchemas =>
  Object.fromEntries(contracts.map((contract) => [contract.type, schemaOfBlock(contract)]))
