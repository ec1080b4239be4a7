import { homePath } from '@brand/content'
import { ErrorPage, NotFound, SpotlightLead } from '@brand/blocks/error-page'
import type { PageContextServer } from 'vike/types'
import { DarkRoom } from './DarkRoom.tsx'
import { libraryMessages } from '../../i18n/library.ts'
import { messages } from '../../i18n/index.ts'
import { reasonOf } from '../errors.ts'

/** A dark room for 404 (ERR-10), the same room with the light on for anything else: status and message (ERR-01, ERR-08). */
export default function Page(pageContext: PageContextServer) {
  const { locale } = pageContext.request
  const { status, message } = reasonOf(pageContext)
  const { errorPage } = libraryMessages[locale]
  const { title, ...lead } = messages[locale].notFound
  const texts = { ...errorPage, notFound: title }
  const common = { href: homePath(locale), message, messages: texts }
  return status === 404 ? (
    <NotFound {...common} scene={<DarkRoom locale={locale} />} lead={<SpotlightLead {...lead} />} />
  ) : (
    <ErrorPage {...common} code={status} scene={<DarkRoom locale={locale} isLit />} />
  )
}
