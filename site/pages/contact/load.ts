import { defaultLocale, localizedPath, routePath, trimSlashes } from '@brand/content'
import { redirect } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { toPage } from '../../cms/kinds/page.ts'
import { errorPageOnFailure, isTyped, withFailurePolicy } from '../load.ts'
import { loadPage, type PageData } from '../load-page.ts'
import { formNames, formOn, forms, type FormName } from '../../forms/forms.ts'
import { toPageName } from '../../i18n/titles.ts'

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

/**
 * Lists the forms for a page, by its English slug: all but its own, and none below a form that is not one of them.
 * @requirement CONTACT-02 to CONTACT-04
 */
export function typesFor(slug: string | undefined): FormName[] {
  const own = formOn(slug)
  if (slug === undefined || (own && !forms[own].listed)) return []
  return formNames.filter((name) => forms[name].listed && name !== own)
}

/**
 * Leads from the address of a form without a page, which blocks and lists name, to the contact page.
 * @requirement CONTACT-15
 */
async function redirectToContact({ request: { client, locale }, urlPathname }: PageContextServer) {
  const slug = trimSlashes(urlPathname)
  if (!formOn(slug)) return
  const pages = await errorPageOnFailure(client.pages({ locale: defaultLocale }))
  if (!pages.includes(slug)) throw redirect(routePath('contact', locale), 302)
}

/** Loads a contact page, and the names of the other ones. */
export async function loadContact(pageContext: PageContextServer): Promise<ContactData> {
  const { client, locale } = pageContext.request
  await redirectToContact(pageContext)
  const page = await loadPage(pageContext, pageContext.urlPathname)
  const asked = Promise.all(
    typesFor(page.localizedSlugs.slugs[defaultLocale]).map(async (type): Promise<Question[]> => {
      try {
        const { response, localizedSlugs } = await client.page({ slug: forms[type].page, locale })
        const { meta_title, meta_description } = toPage(response).metadata
        const title = toPageName(meta_title)
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
