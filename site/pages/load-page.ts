import { downloadList, embeddedForm, type FileSearch } from '@brand/blocks/contracts'
import { defaultLocale, type Locale, type Organization } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { toDealer, type Dealer } from '../cms/kinds/dealer.ts'
import { officesIn } from '../cms/kinds/office.ts'
import { toPage } from '../cms/kinds/page.ts'
import { hasBlock } from '../cms/page-blocks.ts'
import type { Office } from '../forms/forms.ts'
import { toPageName } from '../i18n/titles.ts'
import type { SiteRequest } from '../request/context.ts'
import { cityKey } from './dealers/city-key.ts'
import { errorPageOnFailure, loadItem, withFailurePolicy, type ItemData } from './load.ts'
import { withOwnForm, type About } from './own-form.ts'

/** The data of a page of the content. */
export interface PageData extends ItemData, ReturnType<typeof toPage> {
  /**
   * Only for the home page.
   * @requirement RT-03
   */
  organization?: Organization | undefined
  /**
   * Whom to write to or call where a form of the page is not there.
   * @requirement CONTACT-05
   */
  contactDetails?: Organization | undefined
  /**
   * The dealer that one writes to.
   * @requirement DEALER-13
   */
  dealer?: Dealer | undefined
  /**
   * The office that one wants to visit.
   * @requirement CONTACT-11
   */
  office?: Office | undefined
  /** Subject of our own form, where it replaces a hosted form without an address. */
  about?: About | undefined
  /**
   * English slugs of all pages, for a page with files, which some pages show, or with a form.
   * @requirement DL-11
   */
  pages?: readonly string[] | undefined
  /**
   * Search of the downloads page.
   * @requirement DL-41
   */
  fileSearch?: FileSearch | undefined
}

/**
 * The office in a city, in whatever language of the site that is named; forms get its English name.
 * @requirement CONTACT-11
 */
async function loadOffice({ client, locale, active }: SiteRequest, city: string): Promise<Office | undefined> {
  const offices = new Map(
    await Promise.all(active.map(async (each) => [each, officesIn(await client.locations({ locale: each }))] as const)),
  )
  const named = [...offices.values()].flat().find((office) => cityKey(office.city) === cityKey(city))
  const cityIn = (language: Locale) => offices.get(language)?.find(({ id }) => id === named?.id)?.city
  const [own, english] = [cityIn(locale), cityIn(defaultLocale)]
  return own && english ? { city: own, english } : undefined
}

/** Loads a page by its path below the locale prefix. */
export async function loadPage({ request }: PageContextServer, slug: string, isHome = false): Promise<PageData> {
  const { client, locale, query } = request
  const page = await loadItem(
    request,
    client.page({ slug, locale }),
    ({ response }) => toPage(response),
    // Pages of the first level have no trail.
    ({ isNested, metadata }) => (isNested ? toPageName(metadata.meta_title) : undefined),
  )
  const hasForm = hasBlock(page.blocks, embeddedForm)
  const location = hasForm && query.get('location')
  const city = hasForm && query.get('shoffice')
  const [organization, pages, locations, office] = await errorPageOnFailure(
    Promise.all([
      isHome || hasForm ? withFailurePolicy('organization', client.organization({ locale }), undefined) : undefined,
      hasBlock(page.blocks, downloadList, embeddedForm)
        ? withFailurePolicy('lists', client.pages({ locale: defaultLocale }), undefined)
        : undefined,
      location ? withFailurePolicy('locations', client.locations({ locale }), undefined) : undefined,
      city ? withFailurePolicy('locations', loadOffice(request, city), undefined) : undefined,
    ]),
  )
  const dealer = locations?.map(toDealer).find(({ id }) => id === location)
  return {
    ...page,
    ...withOwnForm(page, request, { organization, dealer, office, pages }),
    dealer,
    office,
    pages,
    organization: isHome ? organization : undefined,
    contactDetails: hasForm ? organization : undefined,
  }
}
