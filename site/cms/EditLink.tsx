import { interpolate } from '@brand/blocks/i18n'
import type { Locale } from '@brand/content'
import { messages } from '../i18n/index.ts'

interface EditLinkProps {
  href: string
  /** Name of the record or block to edit. */
  what: string
  locale: Locale
}

/**
 * Leads an editor to the CMS, in a tab of its own: a CMS shows itself in no frame, where the page may be.
 * @requirement PAGE-32
 */
export function EditLink({ href, what, locale }: EditLinkProps) {
  const { edit, editThis } = messages[locale]
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={interpolate(editThis, { what })}>
      {edit}
    </a>
  )
}
