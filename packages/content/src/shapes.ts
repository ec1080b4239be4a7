import type { ShapeName } from '@brand/blocks/contracts'
import { z } from 'zod'
import { absorberCard } from './cards/absorber.ts'
import { acousticGuideCard } from './cards/acoustic-guide.ts'
import { articleCard } from './cards/article.ts'
import { designerCard } from './cards/designer.ts'
import { fabricCard } from './cards/fabric.ts'
import { familyCard } from './cards/family.ts'
import { jobCard } from './cards/job.ts'
import { modelCard } from './cards/model.ts'
import { awardList } from './entities/award.ts'
import { downloadList } from './entities/download-category.ts'
import { locationList } from './entities/location.ts'
import { pressList } from './entities/press-kit.ts'
import { skinList } from './entities/skin.ts'

/**
 * Answers of the API for records that a block takes in a shape: the card of the record, or an entry of its kind's list. Editors
 * can name only records with a card.
 */
const answers = {
  product: z.union([familyCard, fabricCard]),
  model: modelCard,
  designer: designerCard,
  article: articleCard,
  guide: acousticGuideCard,
  job: jobCard,
  office: locationList.element,
  downloads: downloadList.element,
  pressKit: pressList.element,
  award: awardList.element,
  finish: skinList.element,
  absorber: absorberCard,
} satisfies Record<ShapeName, z.ZodType>

/** Another record as a block's record holds it. */
export type ShapeRecord<S extends ShapeName> = z.infer<(typeof answers)[S]>

/** The schema of another record in a block's record. */
export const shapeSchema = (shape: ShapeName): z.ZodType => answers[shape]

/** A rule by which the API finds records for a block. */
export interface Query {
  shape: ShapeName
  /** Most records that the rule finds; default: all. */
  max?: number | undefined
  /** Most records that an editor may name instead of the rule; default: none. */
  choose?: number | undefined
}

const queries = new WeakMap<object, Query>()

/** A list of records that the API fills in by a rule. */
export function queryList(query: Query) {
  const list = z.array(shapeSchema(query.shape))
  queries.set(list, query)
  return list
}

/** The rule that fills a list; `undefined` for any other schema. */
export const findQuery = (schema: unknown): Query | undefined => queries.get(schema as object)
