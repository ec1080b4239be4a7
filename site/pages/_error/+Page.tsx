import { homePath } from '@brand/content'
import { ErrorPage, NotFound } from '@brand/blocks/error-page'
import type { PageContextServer } from 'vike/types'
import dark from '../../assets/room-dark.webp'
import lit from '../../assets/room-lit.webp'
import { libraryMessages } from '../../cms/messages.ts'
import { softHyphens } from '../../cms/soft-hyphens.ts'
import { messages } from '../../messages/index.ts'
import { reasonOf } from '../errors.ts'

const size = { width: 1440, height: 810 }

/** A dark room for 404 (ERR-10), the same room with the light on for anything else: status and message (ERR-01, ERR-08). */
export default function Page(pageContext: PageContextServer) {
  const { locale } = pageContext.site
  const { status, message } = reasonOf(pageContext)
  const { errorPage } = libraryMessages[locale]
  const room = {
    home: homePath(locale),
    message,
    lit: { ...size, src: lit, alt: messages[locale].room },
    messages: {
      ...errorPage,
      lightsOff: softHyphens(errorPage.lightsOff, locale),
      title: softHyphens(errorPage.title, locale),
    },
  }
  return status === 404 ? <NotFound {...room} dark={{ ...size, src: dark, alt: '' }} /> : <ErrorPage {...room} code={status} />
}
