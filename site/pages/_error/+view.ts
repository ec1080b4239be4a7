import type { PageContextServer } from 'vike/types'
import { bareShell, type Shell } from '../../chrome/shell.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { toReason } from '../errors.ts'
import { buildUnlistedHead } from '../head.ts'
import type { View } from '../view.ts'
import { scene } from './scene.ts'

/** The page in place of one that cannot be shown; without a shell when it could not be loaded. */
export default function errorView(pageContext: PageContextServer): View {
  const { request } = pageContext
  const { locale } = request
  const { status, message } = toReason(pageContext)
  const { title, notFound } = libraryMessages[locale].errorPage
  const { shell = bareShell(locale) } = (pageContext.data ?? {}) as { shell?: Shell }
  return {
    status,
    head: {
      ...buildUnlistedHead({ title: status === 404 ? notFound : title, description: `${message}.` }, request),
      inverted: true,
    },
    contentLocale: locale,
    styles: ['error-page'],
    pageStyles: scene?.css,
    chrome: { shell, inverted: true },
  }
}
