import { contactForm, embeddedForm } from '@brand/blocks/contracts'
import type { FormTarget } from '@brand/blocks/forms'
import { phoneHref } from '@brand/blocks/i18n'
import { routePath, type Locale, type Organization } from '@brand/content'
import type { Dealer } from '../cms/kinds/dealer.ts'
import { addedBlock, collectProps, readBlockType, type PageBlock } from '../cms/page-blocks.ts'
import { forms, type Office } from '../forms/forms.ts'
import { readChoices, formatLimitNote, readFormQuery } from '../forms/hosted-forms.ts'
import { escape } from '../i18n/escape.ts'
import { libraryMessages } from '../i18n/library.ts'
import type { SiteRequest } from '../request/context.ts'

interface ContactDetails {
  email?: string | undefined
  telephone?: string | undefined
}

/** Renders the contact details of the recipient: mail address and telephone number. */
function renderContactDetails({ email, telephone }: ContactDetails, locale: Locale): string {
  const link = (href: string, text: string) => `<a href="${escape(href)}">${escape(text)}</a>`
  const links = [email && link(`mailto:${email}`, email), telephone && link(phoneHref(telephone), telephone)].filter(Boolean)
  return links.length ? `<p>${libraryMessages[locale].embeddedForm.contactDetails}</p><p>${links.join('<br>')}</p>` : ''
}

/** Possible recipients of a form that the page knows, and the pages of the site. */
interface Recipients {
  organization?: Pick<Organization, 'email' | 'telephone'> | undefined
  dealer?: Dealer | undefined
  office?: Office | undefined
  /** English slugs of all pages: the thanks lead on to the questions, if they have a page. */
  pages?: readonly string[] | undefined
}

/** Subject of our own form. */
export type About = Pick<FormTarget, 'kind' | 'topics' | 'about' | 'note' | 'next'>

/**
 * The blocks of a page with our own form in place of one that is hosted elsewhere but has no address, and what it is about. With
 * a `dealer` one writes to that.
 * @requirement CONTACT-05, DEALER-13
 */
export function withOwnForm(
  { blocks, contentLocale }: { blocks: readonly PageBlock[]; contentLocale: Locale },
  { embeddedForms, query, locale }: Pick<SiteRequest, 'embeddedForms' | 'query' | 'locale'>,
  { organization = {}, dealer, office, pages }: Recipients,
): { blocks: readonly PageBlock[]; about?: About } {
  for (const [i, block] of blocks.entries()) {
    if (readBlockType(block) !== embeddedForm.type) continue
    const [{ form: purpose = 'general-request', title } = {}] = collectProps([block], embeddedForm, { locale, contentLocale })
    const { own } = forms[purpose]
    // The newsletter has a form of its own.
    if (Object.hasOwn(embeddedForms, purpose) || own === 'newsletter') continue
    const texts = libraryMessages[contentLocale]
    const contactDetails = dealer ? { email: dealer.email, telephone: dealer.phone } : organization
    const props = {
      title: dealer ? texts.dealerPage.getInTouch : (title ?? ''),
      textHtml: renderContactDetails(contactDetails, contentLocale),
    }
    return {
      blocks: blocks.with(i, addedBlock(contactForm, block.id, props)),
      about: {
        kind: own,
        topics: { purpose, ...readFormQuery(purpose, query, { dealer, office }) },
        about: readChoices(purpose, query, contentLocale, { dealer, office }),
        note: formatLimitNote(purpose, query, contentLocale),
        ...(own !== 'application' &&
          pages?.includes('faq') && { next: { label: texts.faqPage.title, href: routePath('faq', locale) } }),
      },
    }
  }
  return { blocks }
}
