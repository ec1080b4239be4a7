import type { ReactNode } from 'react'
import { Button } from '../../elements/button/Button.tsx'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './ErrorLayout.css.ts'

interface ErrorLayoutProps extends RootProps {
  /** Fills the view behind the text. */
  scene: ReactNode
  label: string
  title: string
  /** Address of the home page, and the text of the link to it. */
  href: string
  back: string
  children?: ReactNode
}

/** A scene as large as the view, with a text in its corner. */
export function ErrorLayout({ scene, label, title, href, back, children, ...rest }: ErrorLayoutProps) {
  return (
    <div {...rootProps(rest, css.layout)} data-part="error-page" data-tone="inverted">
      <div className={css.text} data-part="error-page-text">
        <p className={css.label} data-part="error-page-label">
          {label}
        </p>
        <DisplayTitle headingLevel={1} size="title" text={title} />
        {children}
        <Button href={href}>{back}</Button>
      </div>
      {scene && (
        <div className={css.scene} data-part="error-page-scene">
          {scene}
        </div>
      )}
    </div>
  )
}
