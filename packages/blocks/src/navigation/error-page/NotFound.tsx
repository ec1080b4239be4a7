import type { ReactNode } from 'react'
import type { RootProps } from '../../root-props.ts'
import { en, type ErrorPageMessages } from './ErrorPage.messages.ts'
import { ErrorLayout } from './ErrorLayout.tsx'
import * as css from './ErrorLayout.css.ts'

export interface NotFoundProps extends RootProps {
  /** Address of the home page in the language shown. */
  href: string
  /** Message of your server about the error, in small type. Default: none. */
  message?: string | undefined
  /** Fills the page behind the text: a `Picture` with `fill`, for example. Default: a dark field. */
  scene?: ReactNode | undefined
  /** The first sentence. Default: the text of the messages. */
  lead?: ReactNode | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ErrorPageMessages> | undefined
}

/**
 * The page for an unknown address: code, title, a sentence and a link to the home page over a scene.
 * @requirement ERR-10
 */
export function NotFound({ href, message, scene, lead, ...rest }: NotFoundProps) {
  const messages = { ...en, ...rest.messages }
  return (
    <ErrorLayout {...rest} scene={scene} label="404" title={messages.notFound} href={href} back={messages.back}>
      <div className={css.lead} data-part="error-page-lead">
        {lead ?? messages.notFoundLead}
      </div>
      {message && (
        <p className={css.message} data-part="error-page-message">
          {message}
        </p>
      )}
    </ErrorLayout>
  )
}
