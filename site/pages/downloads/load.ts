import { downloadList, type PropsOf } from '@brand/blocks/contracts'
import { routePath, searchKeyword, type Locale, type SearchResult } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { toFabric, toFamily, type Product } from '../../cms/kinds/product.ts'
import { addedBlock, collectProps, readBlockType, type PageBlock } from '../../cms/page-blocks.ts'
import type { SiteRequest } from '../../request/context.ts'
import { requestPath } from '../../routes/download-request.ts'
import { loadPage, type PageData } from '../load-page.ts'
import { errorPageOnFailure } from '../load.ts'

type Table = NonNullable<PropsOf<typeof downloadList>['tables']>[number]

/** Key of the keyword in the query. */
const name = 'product'
/** Products whose files are shown at most. */
const maxProducts = 3

/** Loads a product that was found, in the language that it is in. */
async function loadProduct({ type, link }: SearchResult, { client, locale }: SiteRequest) {
  const slug = link.slice(link.lastIndexOf('/') + 1)
  const inLocale = ({ usedLocale: contentLocale }: { usedLocale: Locale }) => ({ locale, contentLocale })
  if (type === 'fabric') {
    const found = await client.fabric({ slug, locale })
    return toFabric(found.response, inLocale(found))
  }
  const found = await client.family({ slug, locale })
  return toFamily(found.response, inLocale(found))
}

/** Lists the files of a product as a table. A locked file leads to the page that asks for it. */
function toTable({ id, name: title, slug, fileGroups }: Product, { locale, findLock }: SiteRequest): Table {
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
}

/** Finds products by a keyword, and their files. Products that have it in their name keep out those that only mention it. */
async function findTables(keyword: string, request: SiteRequest): Promise<Table[]> {
  if (!keyword) return []
  const { client, locale } = request
  const found = await client.search({ keyword, locale })
  const products = found.filter(({ type, partial }) => !partial && (type === 'family' || type === 'fabric'))
  const named = products.filter(({ highlights }) => highlights.length)
  const shown = (named.length ? named : products).slice(0, maxProducts)
  const tables = await Promise.all(shown.map(async (product) => toTable(await loadProduct(product, request), request)))
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
    // A search that fails must not pass for one that finds nothing.
    errorPageOnFailure(findTables(keyword, request)),
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
