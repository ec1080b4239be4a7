import { defaultLocale, localizedPath } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { pageOf } from '../../cms/kinds/page.ts'
import { errorPageOnFailure, isTyped, withFailurePolicy } from '../load.ts'
import { loadPage, type PageData } from '../load-page.ts'
import { nameOf } from '../../i18n/titles.ts'

/** What one can contact us about, in the order of the list (CONTACT-02). */
export const contactTypes = ['quote-price-lead', 'product-advice', 'sample-request', 'after-sales-support', 'general-request']
/** Pages below the contact page that do not lead to the others (CONTACT-04). */
const alone = new Set(['newsletter', 'apply-now'])

interface Question {
  id: string
  title: string
  text?: string | undefined
  href: string
}

/** The data of a contact page. */
export interface ContactData extends PageData {
  /** The other things that one can contact us about; none where they are not shown. */
  questions: readonly Question[]
}

/** Which types a page lists, by its English slug: all but itself (CONTACT-03). */
export const typesFor = (slug: string | undefined) => {
  const own = slug?.replace(/^contact\//, '')
  return own === undefined || alone.has(own) ? [] : contactTypes.filter((type) => type !== own)
}

/** Loads a contact page, and the names of the other ones. */
export async function loadContact(pageContext: PageContextServer): Promise<ContactData> {
  const { client, locale } = pageContext.request
  const page = await loadPage(pageContext, pageContext.urlPathname)
  const asked = Promise.all(
    typesFor(page.localizedSlugs.slugs[defaultLocale]).map(async (type): Promise<Question[]> => {
      try {
        const { response, localizedSlugs } = await client.page({ slug: `contact/${type}`, locale })
        const { meta_title, meta_description } = pageOf(response).metadata
        const title = nameOf(meta_title)
        return title ? [{ id: type, title, text: meta_description, href: localizedPath(localizedSlugs, locale) }] : []
      } catch (error) {
        // A type without a page is left out.
        if (isTyped(error) && error.code === 404) return []
        throw error
      }
    }),
  )
  const questions = await errorPageOnFailure(withFailurePolicy('lists', asked, []))
  return { ...page, questions: questions.flat() }
}
