import { fabric, fabricCard, family, familyCard, type Entity, type Locale } from '@brand/content'
import type { z } from 'zod'
import { cardOf } from '../resolve.ts'
import { inLocale, isListed, type Item, type Snapshot } from '../snapshot.ts'

/** The items of a type that lists may show and that name the given item; without one, all of them. */
function listed({ name }: Entity, of: Item | undefined, snapshot: Snapshot, locale: Locale) {
  if (!of) return snapshot.list(name, locale)
  return snapshot.referrers(of, name).flatMap((item) => {
    const found = inLocale(item, locale)
    return found && isListed(item, found.record, snapshot.drafts) ? [found] : []
  })
}

/** The families and fabrics of a typology or issue, the large ones apart; of all, where none is given. */
export function productsOf(of: Item | undefined, snapshot: Snapshot, locale: Locale) {
  const cards = <Card extends z.ZodObject>(entity: Entity, card: Card, hero: string, isHero: boolean) =>
    listed(entity, of, snapshot, locale)
      .filter(({ record }) => record[hero] === isHero)
      .map((found) => cardOf(card, found, snapshot, locale))
  return {
    heroFamilies: cards(family, familyCard, 'ctFamilyIsHero', true),
    normalFamilies: cards(family, familyCard, 'ctFamilyIsHero', false),
    heroFabrics: cards(fabric, fabricCard, 'ctFabricIsHero', true),
    normalFabrics: cards(fabric, fabricCard, 'ctFabricIsHero', false),
  }
}

/** How many products name a typology or issue (TYPO-12). Products from stock name none. */
export const countsOf = (of: Item, snapshot: Snapshot, locale: Locale) => ({
  familyCount: listed(family, of, snapshot, locale).length,
  fabric_count: listed(fabric, of, snapshot, locale).length,
  pim_item_count: 0,
})
