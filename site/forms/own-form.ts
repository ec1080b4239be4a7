import type { FormTarget } from '@brand/blocks/forms'
import type { Block, Locale, Organization } from '@brand/content'
import { escape } from '../i18n/escape.ts'
import type { SiteRequest } from '../request/context.ts'
import { forms, type Dealer } from './forms.ts'
import { chosenOf, passedOn } from './hosted-forms.ts'
import { libraryMessages } from '../i18n/library.ts'

type Reach = Pick<Organization, 'email' | 'telephone'>

/** How else to reach the brand. */
function reachHtml({ email, telephone }: Reach, locale: Locale): string {
  const link = (href: string, text: string) => `<a href="${escape(href)}">${escape(text)}</a>`
  const links = [
    email && link(`mailto:${email}`, email),
    telephone && link(`tel:${telephone.replaceAll(/[^+\d]/g, '')}`, telephone),
  ].filter(Boolean)
  return links.length ? `<p>${libraryMessages[locale].embeddedForm.reach}</p><p>${links.join('<br>')}</p>` : ''
}

interface Settings extends Pick<SiteRequest, 'embeddedForms' | 'query' | 'locale'> {
  /** The language that the records are in. */
  usedLocale: Locale
  organization: Reach | undefined
  /** To whom one writes instead (DEALER-13). */
  dealer?: Dealer | undefined
}

/** What our own form says it is about. */
export type About = Pick<FormTarget, 'kind' | 'topics' | 'about'>

/**
 * The blocks of a page with our own form in place of one that is hosted elsewhere but has no address, and what it is about (CONTACT-05).
 */
export function withOwnForm(
  body: Block[],
  { embeddedForms, query, locale, usedLocale, organization = {}, dealer }: Settings,
): { body: Block[]; about?: About } {
  for (const [i, record] of body.entries()) {
    if (!('cbEmbeddedFormForm' in record)) continue
    const { cbEmbeddedFormForm: purpose = 'general-request', cbEmbeddedFormTitle, id } = record
    const { own } = forms[purpose]
    // The newsletter has a form of its own.
    if (Object.hasOwn(embeddedForms, purpose) || own === 'newsletter') continue
    const cbContactFormTitle = dealer ? libraryMessages[usedLocale].dealerPage.getInTouch : cbEmbeddedFormTitle
    const reach = dealer ? { email: dealer.ctLocationEmail, telephone: dealer.ctLocationTelephone } : organization
    const cbContactFormText = reachHtml(reach, usedLocale)
    return {
      body: body.with(i, { type: 'cb_contact_form', id, cbContactFormTitle, cbContactFormText }),
      about: {
        kind: own === 'application' ? 'application' : undefined,
        topics: { purpose, ...passedOn(purpose, query, locale, dealer) },
        about: chosenOf(purpose, query, locale, { language: usedLocale, dealer }),
      },
    }
  }
  return { body }
}
