import { downloadList, type PropsOf } from '@brand/blocks/contracts'
import { routePath, searchKeyword, type Locale, type SearchResult } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { toFabric, toFamily } from '../../cms/kinds/product.ts'
import { addedBlock, collectProps, readBlockType, type PageBlock } from '../../cms/page-blocks.ts'
import type { SiteRequest } from '../../request/context.ts'
import { requestPath } from '../../routes/download-request.ts'
import { loadPage, type PageData } from '../load-page.ts'
import { errorPageOnFailure, withFailurePolicy } from '../load.ts'

type Table = NonNullable<PropsOf<typeof downloadList>['tables']>[number]

/** Key of the keyword in the query. */
const name = 'product'
/** Most products whose files are shown. */
const most = 3

/** Loads the files of a product that was found, as a table. */
async function loadTable({ id, type, link }: SearchResult, { client, locale, findLock }: SiteRequest): Promise<Table> {
  const slug = link.slice(link.lastIndexOf('/') + 1)
  const { name: title, fileGroups } =
    type === 'fabric'
      ? await client.fabric({ slug, locale }).then((found) => toFabric(found.response, toLanguages(found)))
      : await client.family({ slug, locale }).then((found) => toFamily(found.response, toLanguages(found)))
  const files = fileGroups.flatMap((group) => group.files)
  return {
    id,
    title,
    anchor: `files-${slug}`,
    files: files.map(({ href, name: fileTitle, ...file }) => {
      const lock = findLock(href)
      const access = lock === undefined ? { href } : { id: lock, lock: 'locked' as const, requestHref: requestPath(lock, locale) }
      return { ...file, title: fileTitle, ...access }
    }),
  }

  function toLanguages({ usedLocale: contentLocale }: { usedLocale: Locale }) {
    return { locale, contentLocale }
  }
}

/** Finds the products with a keyword in their texts, and their files. */
async function findTables(keyword: string, request: SiteRequest): Promise<Table[]> {
  if (!keyword) return []
  const { client, locale } = request
  const found = await client.search({ keyword, locale })
  const products = found.filter(({ type, partial }) => !partial && (type === 'family' || type === 'fabric')).slice(0, most)
  const tables = await Promise.all(products.map((product) => loadTable(product, request)))
  return tables.filter(({ files }) => files.length)
}

/**
 * Loads the downloads page. With a keyword, the files of the products that it finds come first.
 * @requirement RT-24, DL-41
 */
export async function loadDownloads(pageContext: PageContextServer): Promise<PageData> {
  const { request, urlPathname } = pageContext
  const keyword = searchKeyword(request.query.get(name) ?? '')
  const [page, found] = await Promise.all([
    loadPage(pageContext, urlPathname),
    errorPageOnFailure(withFailurePolicy('lists', findTables(keyword, request), [])),
  ])
  const languages = { locale: request.locale, contentLocale: page.contentLocale }
  const withFound = (block: PageBlock) => {
    if (!found.length || readBlockType(block) !== downloadList.type) return block
    const [props] = collectProps([block], downloadList, languages)
    return addedBlock(downloadList, block.id, { ...props, tables: [...found, ...(props?.tables ?? [])] })
  }
  return {
    ...page,
    blocks: page.blocks.map(withFound),
    fileSearch: { href: routePath('downloads', request.locale), name, keyword, found: found.length },
  }
}
