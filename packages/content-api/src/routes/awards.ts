import { apiPaths, award, awardList, designer, localizedPath, type Award, type Locale } from '@brand/content'
import type { Snapshot } from '../snapshot.ts'
import { showAll } from './list.ts'

/** Awards, newest year first (API-16, OR-90). */
export const awardsCall = {
  path: apiPaths.awards,
  summary: 'Awards, newest year first.',
  answer: awardList,
  compose(snapshot: Snapshot, { locale }: { locale: Locale }): Award[] {
    const linkOf = (id: string) => localizedPath(snapshot.byId(designer.name, id, locale)!.item.localizedSlugs, locale)
    return showAll(award, snapshot, locale)
      .toSorted((a, b) => b.year - a.year)
      .map(({ families, PimDesigner, ...facts }) => ({
        ...facts,
        families: families.map(({ id, ctFamilySlug, ctFamilyName, ctFamilySquareImage, ctFamilyImage }) => {
          // The square picture is meant for small cards; any family has the other one (OR-34).
          const { responsiveImage: _, ...image } = ctFamilySquareImage ?? ctFamilyImage ?? {}
          return { id, slug: ctFamilySlug, name: ctFamilyName, ...('url' in image && { image }) }
        }),
        PimDesigner: PimDesigner.map(({ id, ctDesignerName }) => ({ name: ctDesignerName, link: linkOf(id) })),
      }))
  },
}
