import { apiPaths, designer, designerAnswer, designerCard } from '@brand/content'
import { serialize } from '../serialize.ts'
import { itemCall } from './item.ts'

/**
 * Designers, each with the families of theirs.
 * @requirement API-30, OR-19
 */
export const designersCall = itemCall({
  path: apiPaths.designers,
  entity: designer,
  names: ['designer', 'designers'],
  card: designerCard,
  answer: designerAnswer,
  one(found, snapshot, locale) {
    const shown = serialize(designer, found, snapshot, locale)
    return { response: { ...shown, familyCount: shown.families.length } }
  },
})
