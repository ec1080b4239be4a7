import {
  apiPaths,
  breadcrumbList,
  breadcrumbs,
  homePath,
  isSafeLink,
  localizedPath,
  page,
  pathPrefix,
  routeAt,
  routeLabel,
  trimSlashes,
  type Locale,
} from '@brand/content'
import { z } from 'zod'
import { itemAt, localizeLink } from '../links.ts'
import { inLocale, isListed, type Found, type Snapshot } from '../snapshot.ts'

interface Params {
  locale: Locale
  name: string
  path: string
  title: string
}

const isPath = (value: string) => value.startsWith('/') && isSafeLink(value)

/** Segments of the path of every ancestor: of a page those of its path, of another record those before its slug. */
function segmentsAbove({ name, path, locale }: Params): string[] {
  const prefix = homePath(locale)
  const own = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  return name === page.name ? trimSlashes(own).split('/').slice(0, -1) : pathPrefix(name).split('/').filter(Boolean)
}

/** The steps of the trail of a page that are records. */
function findRecordSteps(snapshot: Snapshot, params: Params) {
  const { locale } = params
  /** The step of what is found, where lists may show it. */
  const toStep = (found: Found | undefined) => {
    if (!found || !isListed(found.item, found.record, snapshot.drafts)) return undefined
    const { id, localizedSlugs, entity } = found.item
    const { title } = entity.search!
    return { id, url: localizedPath(localizedSlugs, locale), label: title(found.record) }
  }
  const segments = segmentsAbove(params)
  return {
    recordAt(path: string) {
      const item = itemAt(snapshot, path)
      return toStep(item && inLocale(item, locale))
    },
    /** `/about` of `/about/workshop`, `/careers` of a vacancy. */
    pages: segments.flatMap((_, i) => toStep(snapshot.find(page.name, segments.slice(0, i + 1).join('/'), locale)) ?? []),
  }
}

/** The trail to the page that a page of the content names as its parent; the parent of that one is ignored. */
function stepsAboveParent(snapshot: Snapshot, { locale, name, path }: Params) {
  const item = name === page.name ? itemAt(snapshot, path) : undefined
  const parent = item && inLocale(item, locale)?.record.ctPageParent
  if (typeof parent !== 'string') return []
  const type = itemAt(snapshot, parent)?.entity.name ?? routeAt(parent).name
  const params = { locale, name: type, path: localizeLink(snapshot, parent, locale), title: '' }
  const records = findRecordSteps(snapshot, params)
  const title = records.recordAt(parent)?.label ?? routeLabel(parent, locale)
  return title === undefined ? [] : breadcrumbs({ ...params, title }, records).slice(1)
}

/**
 * The trail of a page.
 * @requirement BC-08, OR-20
 */
export const breadcrumbsCall = {
  path: apiPaths.breadcrumbs,
  summary: 'The breadcrumbs of a page: Home, its parents, the page.',
  query: {
    name: z.string().min(1).max(40).meta({ description: 'Item type of the page, such as `family` or `contact`.' }),
    path: z.string().max(500).refine(isPath, 'must be a path from the root').meta({ description: 'Path of the page.' }),
    title: z.string().min(1).max(300).meta({ description: 'Title of the page.' }),
  },
  answer: breadcrumbList,
  example: () => ({ name: 'contact', path: '/contact', title: 'Contact' }),
  compose(snapshot: Snapshot, params: Params) {
    const { recordAt, pages } = findRecordSteps(snapshot, params)
    return breadcrumbs(params, { recordAt, pages: [...stepsAboveParent(snapshot, params), ...pages] })
  },
}
