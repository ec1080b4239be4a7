import { award, designer, localizedPath, type Award, type Locale } from '@brand/content'
import { resolveRecord } from '../resolve.ts'
import type { Found, Snapshot } from '../snapshot.ts'

/**
 * Awards, newest year first: all, or those of a family.
 * @requirement OR-90
 */
export function awardsIn(snapshot: Snapshot, locale: Locale, family?: string): Award[] {
  const findDesignerPath = (id: string) => localizedPath(snapshot.byId(designer.name, id, locale)!.item.localizedSlugs, locale)
  const isWanted = (found: Found) => family === undefined || (found.listedBy('families') as readonly string[]).includes(family)
  return snapshot
    .list(award.name, locale)
    .filter(isWanted)
    .map((found) => resolveRecord(award, found, snapshot, locale))
    .toSorted((a, b) => b.year - a.year)
    .map(({ families, PimDesigner, ...facts }) => ({
      ...facts,
      families: families.map(({ id, ctFamilySlug, ctFamilyName, ctFamilySquareImage, ctFamilyImage }) => {
        // The square picture is for small cards; every family has the other one. @requirement OR-34
        const { responsiveImage: _, ...image } = ctFamilySquareImage ?? ctFamilyImage ?? {}
        return { id, slug: ctFamilySlug, name: ctFamilyName, ...('url' in image && { image }) }
      }),
      PimDesigner: PimDesigner.map(({ id, ctDesignerName }) => ({ name: ctDesignerName, link: findDesignerPath(id) })),
    }))
}
