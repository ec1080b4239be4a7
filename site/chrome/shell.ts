import { localizedPath, pageSlugs, routePath, findSlug, type General, type Locale } from '@brand/content'
import { forms } from '../forms/forms.ts'
import type { SiteRequest } from '../request/context.ts'
import { privacyPath } from '../routes/privacy.ts'

/** Data of what is around every page. */
export interface Shell {
  general: General
  /**
   * Address of the contact page.
   * @requirement FTR-07
   */
  contact: string
  /** Address of the newsletter's page, where there is one. */
  newsletter?: string
  /**
   * Address of the page with all files, where there is one.
   * @requirement RT-24
   */
  downloads?: string
  /**
   * Address of the privacy policy.
   * @requirement RT-25
   */
  privacy: string
}

/** A shell without content, for when the content cannot be loaded. */
export const bareShell = (locale: Locale): Shell => ({
  general: { menus: [], socials: [] },
  contact: routePath('contact', locale),
  privacy: privacyPath(locale),
})

/** Loads the shell of a page. */
export async function loadShell({ client, locale }: Pick<SiteRequest, 'client' | 'locale'>): Promise<Shell> {
  const addressOf = (slug: string) =>
    client.pageAddress({ slug, locale }).then(
      ({ localizedSlugs }) => localizedPath(localizedSlugs, locale),
      () => undefined,
    )
  const [general, contact, newsletter, downloads, privacy] = await Promise.all([
    client.general({ locale }),
    addressOf(findSlug('contact')),
    addressOf(forms.newsletter.page),
    addressOf(pageSlugs.downloads),
    addressOf(pageSlugs.privacy),
  ])
  return {
    general,
    contact: contact ?? bareShell(locale).contact,
    ...(newsletter && { newsletter }),
    ...(downloads && { downloads }),
    privacy: privacyPath(locale, privacy),
  }
}
