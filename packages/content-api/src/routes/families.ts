import {
  apiPaths,
  designer,
  designerCard,
  fabric,
  fabricAnswer,
  fabricCard,
  family,
  familyAnswer,
  familyCard,
} from '@brand/content'
import { resolveCard } from '../resolve.ts'
import { serialize } from '../serialize.ts'
import type { Found } from '../snapshot.ts'
import { itemCall } from './item.ts'

/**
 * Product families.
 * @requirement API-18, API-19
 */
export const familiesCall = itemCall({
  path: apiPaths.families,
  entity: family,
  names: ['family', 'families'],
  card: familyCard,
  answer: familyAnswer,
  one(found, snapshot, locale) {
    const isItsDesigner = (each: Found) => (each.listedBy('families') as string[] | undefined)?.includes(found.item.id)
    const designers = snapshot.list(designer.name, locale).filter(isItsDesigner)
    return {
      response: {
        ...serialize(family, found, snapshot, locale),
        designers: designers.map((each) => resolveCard(designerCard, each, snapshot, locale)),
      },
    }
  },
})

/**
 * Felts and fabrics.
 * @requirement API-25
 */
export const fabricsCall = itemCall({
  path: apiPaths.fabrics,
  entity: fabric,
  names: ['fabric', 'fabrics'],
  card: fabricCard,
  answer: fabricAnswer,
  one: (found, snapshot, locale) => ({ response: serialize(fabric, found, snapshot, locale) }),
})
