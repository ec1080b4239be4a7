import { ErrorPage, NotFound, SpotlightLead } from '@brand/blocks/error-page'
import { homePath } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { messages } from '../../i18n/index.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { reasonOf } from '../errors.ts'
import { ErrorScene } from './ErrorScene.tsx'

/**
 * The brand's scene, dark for 404, lit for anything else: status and message.
 * @requirement ERR-10, ERR-01, ERR-08
 */
export default function Page(pageContext: PageContextServer) {
  const { locale } = pageContext.request
  const { status, message } = reasonOf(pageContext)
  const { errorPage } = libraryMessages[locale]
  const { scene } = messages[locale]
  const common = { href: homePath(locale), message, messages: errorPage }
  if (status !== 404) return <ErrorPage {...common} code={status} scene={<ErrorScene locale={locale} isLit />} />
  const lead = scene && <SpotlightLead dark={scene.dark} lit={scene.lit} />
  return <NotFound {...common} scene={<ErrorScene locale={locale} />} lead={lead} />
}
