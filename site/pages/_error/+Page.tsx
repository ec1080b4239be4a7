import { ErrorPage, NotFound } from '@brand/blocks/error-page'
import { homePath } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { messages } from '../../i18n/index.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { toReason } from '../errors.ts'
import { scene } from './scene.ts'

/**
 * The brand's scene, dark for 404, lit for anything else: status and message. A dark field where the brand has none.
 * @requirement ERR-10, ERR-01, ERR-08
 */
export default function Page(pageContext: PageContextServer) {
  const { locale } = pageContext.request
  const { status, message } = toReason(pageContext)
  const isMissing = status === 404
  const { scene: texts } = messages[locale]
  const common = {
    href: homePath(locale),
    message,
    messages: libraryMessages[locale].errorPage,
    scene: scene && texts && <scene.Scene texts={texts} isLit={!isMissing} />,
  }
  if (!isMissing) return <ErrorPage {...common} code={status} />
  return <NotFound {...common} lead={scene && texts && <scene.SceneLead texts={texts} />} />
}
