import {
  acousticGuide,
  acousticGuideCard,
  article,
  articleCard,
  designer,
  designerCard,
  fabric,
  fabricCard,
  family,
  familyCard,
  job,
  jobCard,
  modelCard,
  officeTypes,
  skin,
  type Entity,
  type Locale,
  type Query,
} from '@brand/content'
import type { z } from 'zod'
import { awardsCall } from './routes/awards.ts'
import { downloadsCall, pressCall } from './routes/downloads.ts'
import { newestFirst, showAll } from './routes/list.ts'
import { locationsCall } from './routes/locations.ts'
import { cardOf } from './show.ts'
import type { Found, Snapshot } from './snapshot.ts'

/** Finds what a block shows; `holder` is the record that the block stands in. */
type Rule = (snapshot: Snapshot, locale: Locale, holder: Found) => readonly unknown[]

/** All records of a list, as cards. */
const cards =
  (card: z.ZodObject, listed: (snapshot: Snapshot, locale: Locale) => readonly Found[]): Rule =>
  (snapshot, locale) =>
    listed(snapshot, locale).map((found) => cardOf(card, found, snapshot, locale))

const all =
  ({ name }: Entity) =>
  (snapshot: Snapshot, locale: Locale) =>
    snapshot.list(name, locale)

const families = cards(familyCard, all(family))
const fabrics = cards(fabricCard, all(fabric))

/** The models that a family or fabric names as its own. */
function ownModels(snapshot: Snapshot, locale: Locale, { record }: Found) {
  const ids = (record['ctFamilyModels'] ?? record['ctFabricModels'] ?? []) as string[]
  const models = ids.flatMap((id) => snapshot.byId('model', id, locale) ?? [])
  return models.map((found) => cardOf(modelCard, found, snapshot, locale))
}

/** What is found in each shape: the same, in the same order, as the list of its kind answers. */
const rules: Record<Query['shape'], Rule> = {
  product: (...asked) => [...families(...asked), ...fabrics(...asked)],
  model: ownModels,
  designer: cards(designerCard, all(designer)),
  article: cards(articleCard, newestFirst(article, 'ctArticlePublishDate')),
  guide: cards(acousticGuideCard, all(acousticGuide)),
  job: cards(jobCard, newestFirst(job, 'ctJobDate')),
  office: (snapshot, locale) =>
    locationsCall.compose(snapshot, { locale }).filter(({ ctLocationType }) => officeTypes.includes(ctLocationType)),
  downloads: (snapshot, locale) => downloadsCall.compose(snapshot, { locale }),
  pressKit: (snapshot, locale) => pressCall.compose(snapshot, { locale }),
  award: (snapshot, locale) => awardsCall.compose(snapshot, { locale }),
  finish: (snapshot, locale) => showAll(skin, snapshot, locale),
}

/** The records that a rule finds for a block. */
export const answerQuery = ({ shape, max }: Query, holder: Found, snapshot: Snapshot, locale: Locale) =>
  rules[shape](snapshot, locale, holder).slice(0, max)
