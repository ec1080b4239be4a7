import type { PageAddressAnswer, PageAnswer } from './answers.ts'
import type { Breadcrumb } from './breadcrumbs.ts'
import type { AcousticGuideCard } from './cards/acoustic-guide.ts'
import type { ArticleCard } from './cards/article.ts'
import type { CategoryCard } from './cards/category.ts'
import type { DesignerCard } from './cards/designer.ts'
import type { FabricCard } from './cards/fabric.ts'
import type { FamilyCard } from './cards/family.ts'
import type { JobCard } from './cards/job.ts'
import type { Ready2goCard } from './cards/ready2go.ts'
import type { AcousticGuideAnswer } from './entities/acoustic-guide.ts'
import type { ArticleAnswer } from './entities/article.ts'
import type { Award } from './entities/award.ts'
import type { CategoryAnswer } from './entities/category.ts'
import type { DesignerAnswer } from './entities/designer.ts'
import type { DownloadCategory } from './entities/download-category.ts'
import type { FabricAnswer } from './entities/fabric.ts'
import type { FamilyAnswer } from './entities/family.ts'
import type { FaqItem } from './entities/faq.ts'
import type { General } from './entities/general.ts'
import type { IssueAnswer } from './entities/issue.ts'
import type { JobAnswer } from './entities/job.ts'
import type { Location } from './entities/location.ts'
import type { Organization } from './entities/organization.ts'
import type { PressKit } from './entities/press-kit.ts'
import type { Ready2goAnswer } from './entities/ready2go.ts'
import type { Redirect } from './entities/redirect.ts'
import type { SkinModel } from './entities/skin.ts'
import type { TypologyAnswer } from './entities/typology.ts'
import { ApiError } from './errors.ts'
import type { FilterEntry } from './filters.ts'
import type { FamilyGrid } from './grid.ts'
import { defaultLocale, type Locale } from './locales.ts'
import { apiPaths } from './paths.ts'
import type { SearchResult } from './search.ts'
import { isObject } from './walk.ts'

/** `fetch` itself, or a function of its shape: the API's own `app.request` on the server. */
export type Fetch = (address: string, init?: { signal?: AbortSignal }) => Response | Promise<Response>

interface Ask {
  locale: Locale
  /**
   * The secret that shows drafts; on the server only.
   * @requirement PAGE-23, OR-10
   */
  preview?: string
  signal?: AbortSignal
}
type AskFor<More> = Ask & More
type AskItem = AskFor<{ slug: string }>
/** `limit`: most entries of a list, or of each list of products of an item. */
type AskList = AskFor<{ limit?: number }>
/** `after`: those that follow the one with this id, round from the last to the first. */
type AskNext = AskFor<{ after?: string; limit?: number }>

/** Query for products of a grid: all of a page, those with an issue or figures, those with some ids, or those after an id. */
type AskGrid = AskFor<{
  template: string
  issue?: string
  class?: string
  depth?: string
  price?: string
  ids?: string
  after?: string
  page?: number
  heroes?: number
  normals?: number
}>

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const { message, code, fields } = (isObject(body) ? body : {}) as { message?: unknown; code?: unknown; fields?: unknown }
  return new ApiError(typeof message === 'string' ? message : 'Error', response.status, {
    ...(typeof code === 'number' && { code }),
    ...(isObject(fields) && { fields: fields as Record<string, string> }),
  })
}

/**
 * The calls of the API, typed. Each throws an `ApiError` when the answer is an error; what `fetch` itself throws passes through,
 * so that an outage is never taken for a missing page. `base` is put before every address.
 * @requirement OR-72
 */
export function createClient(fetch: Fetch, base = '') {
  const get =
    <Answer, Query extends Partial<Ask> = Ask>(path: string) =>
    async ({ signal, ...query }: Query): Promise<Answer> => {
      const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
      const response = await fetch(`${base}${path}?${new URLSearchParams(given)}`, signal ? { signal } : {})
      if (!response.ok) throw await readError(response)
      return (await response.json()) as Answer
    }
  return {
    /**
     * Menus and accounts.
     * @requirement API-02
     */
    general: get<General>(apiPaths.general),
    /**
     * Slugs of all published pages.
     * @requirement API-03
     */
    pages: get<string[]>(apiPaths.pages),
    /**
     * One page by its slug or path.
     * @requirement API-04, PAGE-24
     */
    page: get<PageAnswer, AskItem>(apiPaths.pages),
    /** Where a page is: for a link to it, which need not change with what the page shows. */
    pageAddress: (ask: AskItem) =>
      get<PageAddressAnswer, AskItem & { only: 'address' }>(apiPaths.pages)({ ...ask, only: 'address' }),
    /**
     * Newest first; the first three are hero articles.
     * @requirement API-05
     */
    articles: get<ArticleCard[], AskNext>(apiPaths.articles),
    article: get<ArticleAnswer, AskItem>(apiPaths.articles),
    categories: get<CategoryCard[]>(apiPaths.categories),
    /**
     * A category with its articles.
     * @requirement API-08
     */
    category: get<CategoryAnswer, AskItem>(apiPaths.categories),
    /**
     * Vacancies, newest first.
     * @requirement OR-86
     */
    jobs: get<JobCard[]>(apiPaths.job),
    job: get<JobAnswer, AskItem>(apiPaths.job),
    acousticGuides: get<AcousticGuideCard[]>(apiPaths.acousticGuides),
    acousticGuide: get<AcousticGuideAnswer, AskItem>(apiPaths.acousticGuides),
    faq: get<FaqItem[]>(apiPaths.faq),
    locations: get<Location[]>(apiPaths.locations),
    /**
     * The nearest ten dealers.
     * @requirement DEALER-15
     */
    nearestLocations: get<Location[], AskFor<{ latitude: number; longitude: number }>>(apiPaths.locations),
    /**
     * Publisher of the site.
     * @requirement API-15
     */
    organization: get<Organization>(apiPaths.organization),
    /** Of all, or of one family by its id. */
    awards: get<Award[], AskFor<{ family?: string }>>(apiPaths.awards),
    redirects: get<Redirect[], { signal?: AbortSignal }>(apiPaths.redirects),
    families: get<FamilyCard[], AskList>(apiPaths.families),
    family: get<FamilyAnswer, AskItem>(apiPaths.families),
    /**
     * The products of a grid; the template is `all`, `types/{slug}` or `issues/{slug}`.
     * @requirement OR-20
     */
    familyGrid: get<FamilyGrid, AskGrid>(apiPaths.familyGrid),
    typologies: get<FilterEntry[]>(apiPaths.familyTypologies),
    typology: get<TypologyAnswer, AskItem & AskList>(apiPaths.familyTypologies),
    issues: get<FilterEntry[]>(apiPaths.familyIssues),
    issue: get<IssueAnswer, AskItem & AskList>(apiPaths.familyIssues),
    skins: get<SkinModel[]>(apiPaths.familySkinModels),
    fabrics: get<FabricCard[]>(apiPaths.fabrics),
    fabric: get<FabricAnswer, AskItem>(apiPaths.fabrics),
    ready2goProducts: get<Ready2goCard[]>(apiPaths.ready2go),
    ready2goProduct: get<Ready2goAnswer, AskItem>(apiPaths.ready2go),
    ready2goCount: get<{ count: number }, { signal?: AbortSignal; preview?: string }>(apiPaths.ready2goCount),
    designers: get<DesignerCard[]>(apiPaths.designers),
    designer: get<DesignerAnswer, AskItem>(apiPaths.designers),
    downloads: get<DownloadCategory[]>(apiPaths.downloads),
    press: get<PressKit[]>(apiPaths.press),
    /**
     * The trail of a page.
     * @requirement OR-20
     */
    breadcrumbs: get<Breadcrumb[], AskFor<{ name: string; path: string; title: string }>>(apiPaths.breadcrumbs),
    search: get<SearchResult[], AskFor<{ keyword: string }>>(apiPaths.search),
    /**
     * Families by keyword. They are matched in English, since their names are product names.
     * @requirement SRCH-16, OR-24
     */
    searchFamilies: ({ locale = defaultLocale, ...ask }: { keyword: string; locale?: Locale; signal?: AbortSignal }) =>
      get<SearchResult[], AskFor<{ keyword: string }>>(apiPaths.searchFamilies)({ ...ask, locale }),
  }
}

export type Client = ReturnType<typeof createClient>
