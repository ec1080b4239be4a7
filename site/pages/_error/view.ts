import type { PageContextServer } from 'vike/types'
import { bareShell, type Shell } from '../../chrome/shell.ts'
import { libraryMessages } from '../../cms/messages.ts'
import { reasonOf } from '../errors.ts'
import { titleOf } from '../titles.ts'
import type { View } from '../view.ts'

/** The page in the place of one that cannot be shown; the shell is missing too when it is what could not be loaded. */
export function errorView(pageContext: PageContextServer): View {
  const { locale } = pageContext.site
  const { status } = reasonOf(pageContext)
  const { lightsOff, title } = libraryMessages[locale].errorPage
  const { shell = bareShell(locale) } = (pageContext.data ?? {}) as { shell?: Shell }
  return {
    status,
    head: { title: titleOf(status === 404 ? lightsOff : title), index: false, inverted: true },
    language: locale,
    styles: ['error-page'],
    chrome: { shell, light: true },
  }
}
