import type { ReactNode } from 'react'
import type { RootProps } from '../../root-props.ts'
import { en, type ErrorPageMessages } from './ErrorPage.messages.ts'
import { ErrorLayout } from './ErrorLayout.tsx'
import * as css from './ErrorLayout.css.ts'

export interface ErrorPageProps extends RootProps {
  /** Address of the home page in the language shown. */
  href: string
  /** Status code of the answer. */
  code: number
  /** Message of your server about the error: `Service unavailable`. */
  message: string
  /** Fills the page behind the text: a `Picture` with `fill`, for example. Default: a dark field. */
  scene?: ReactNode | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ErrorPageMessages> | undefined
}

/**
 * The page for every error but a missing page: code, message and a link to the home page over a scene.
 * @requirement ERR-01, ERR-08
 */
export function ErrorPage({ href, code, message, scene, ...rest }: ErrorPageProps) {
  const messages = { ...en, ...rest.messages }
  return (
    <ErrorLayout {...rest} scene={scene} label={String(code)} title={messages.title} href={href} back={messages.back}>
      <p className={css.lead} data-part="error-page-lead">
        {message}
      </p>
    </ErrorLayout>
  )
}
