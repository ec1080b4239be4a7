import {
  absorberCard,
  acousticGuide,
  acousticGuideCard,
  article,
  articleCard,
  cardTarget,
  designer,
  designerCard,
  fabric,
  fabricCard,
  family,
  familyCard,
  job,
  jobCard,
  location,
  modelCard,
  officeTypes,
  skin,
  type Entity,
  type Locale,
  type Query,
} from '@brand/content'
import type { z } from 'zod'
import { awardsIn } from './lists/awards.ts'
import { downloadsIn, pressKitsIn } from './lists/downloads.ts'
import { newestFirst, resolveList } from './lists/list.ts'
import { resolveCard, resolveRecord } from './resolve.ts'
import type { Found, Snapshot } from './snapshot.ts'

/** Finds the records of a query; `holder` is the record that the block belongs to. More than `max` are cut off. */
type Rule = (snapshot: Snapshot, locale: Locale, holder: Found, max: number | undefined) => readonly unknown[]

/** The first records of a list, as cards. */
const cards =
  (card: z.ZodObject, listed: (snapshot: Snapshot, locale: Locale) => readonly Found[]): Rule =>
  (snapshot, locale, _, max) =>
    listed(snapshot, locale)
      .slice(0, max)
      .map((found) => resolveCard(card, found, snapshot, locale))

const all =
  ({ name }: Entity) =>
  (snapshot: Snapshot, locale: Locale) =>
    snapshot.list(name, locale)

const families = cards(familyCard, all(family))
const fabrics = cards(fabricCard, all(fabric))

/** Families and fabrics whose absorption was measured. */
const absorbers = absorberCard.options.map((card) =>
  cards(card, (snapshot, locale) => snapshot.list(cardTarget(card)!, locale).filter((found) => found.listedBy('absorption'))),
)

/** The models that a family or fabric names as its own. */
function listModels(snapshot: Snapshot, locale: Locale, { record }: Found) {
  const ids = (record['ctFamilyModels'] ?? record['ctFabricModels'] ?? []) as string[]
  const models = ids.flatMap((id) => snapshot.byId('model', id, locale) ?? [])
  return models.map((found) => resolveCard(modelCard, found, snapshot, locale))
}

/** The rule of each shape: the same records, in the same order, as the call that lists them. */
const rules: Record<Query['shape'], Rule> = {
  product: (...params) => [...families(...params), ...fabrics(...params)],
  model: listModels,
  designer: cards(designerCard, all(designer)),
  article: cards(articleCard, newestFirst(article, 'ctArticlePublishDate')),
  guide: cards(acousticGuideCard, all(acousticGuide)),
  job: cards(jobCard, newestFirst(job, 'ctJobDate')),
  office: (snapshot, locale) =>
    snapshot
      .list(location.name, locale)
      .filter((found) => officeTypes.includes(String(found.listedBy('ctLocationType'))))
      .map((found) => resolveRecord(location, found, snapshot, locale)),
  downloads: downloadsIn,
  pressKit: pressKitsIn,
  award: (snapshot, locale) => awardsIn(snapshot, locale),
  finish: (snapshot, locale) => resolveList(skin, snapshot, locale),
  absorber: (...params) => absorbers.flatMap((list) => list(...params)),
}

/** The records that answer the query of a block. */
export const answerQuery = ({ shape, max }: Query, holder: Found, snapshot: Snapshot, locale: Locale) =>
  rules[shape](snapshot, locale, holder, max).slice(0, max)
