import { entities, type Entity } from '@brand/content'
import type { z } from 'zod'
import { collectBlocks, pageBlocks } from './blocks.ts'
import { cmsField } from './fields.ts'
import type { CmsModel } from './model.ts'
import { commonStart, labelOf, snakeCase } from './names.ts'

export type { CmsField, CmsModel, FieldType } from './model.ts'
export { listName, modelName, typeName, unionName } from './names.ts'

const { blockFor, blocks } = collectBlocks()

function toModel({ name, summary, single, slug, schema }: Entity): CmsModel {
  const shape = schema.shape as Record<string, z.ZodType>
  const own = Object.keys(shape).filter((key) => key.startsWith('ct'))
  const context = {
    model: snakeCase(name),
    prefix: commonStart(own),
    isBlock: false,
    slug,
    pageBlocks,
    blockFor,
  }
  return {
    apiKey: context.model,
    title: labelOf(name, ''),
    help: summary,
    isBlock: false,
    singleton: single ?? false,
    of: name,
    fields: Object.entries(shape).flatMap(([key, field]) => cmsField(key, field, context) ?? []),
    ...('_updatedAt' in shape && { hasUpdatedAt: true as const }),
  }
}

/** The models of all kinds of record. */
export const recordModels: readonly CmsModel[] = entities.map(toModel)

/** All blocks: those of pages, and those that hold the objects of records and of other blocks. */
export const blockModels: readonly CmsModel[] = blocks()

const byKey = (models: readonly CmsModel[]): ReadonlyMap<string, CmsModel> =>
  new Map(models.map((model) => [model.apiKey, model]))
/** Both by their api keys. */
export const [recordsByKey, blocksByKey] = [byKey(recordModels), byKey(blockModels)]

/** Every model of the CMS, derived from the schemas of `@brand/content` and the contracts of the blocks. */
export const cmsModels: readonly CmsModel[] = [...recordModels, ...blockModels]
