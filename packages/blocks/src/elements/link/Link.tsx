import type { ReactNode } from 'react'
import { en, type ElementMessages } from '../elements.messages.ts'
import { Icon } from '../icon/Icon.tsx'
import * as css from './Link.css.ts'
import { visuallyHidden } from '../styles/visually-hidden.css.ts'
import { rootProps, type RootProps } from '../../root-props.ts'

export interface LinkProps extends RootProps {
  /** Target address. */
  href: string
  /** The words of the link. */
  children: ReactNode
  /** Opens in a new tab, with a note for screen readers. Default `false`. */
  newTab?: boolean | undefined
  /** Texts in place of the English ones. */
  messages?: Partial<ElementMessages> | undefined
}

/** A link within text: underlined, thicker under the pointer. */
export function Link({ href, children, newTab, messages, ...rest }: LinkProps) {
  if (!newTab) {
    return (
      <a {...rootProps(rest, css.link)} data-part="link" href={href}>
        {children}
      </a>
    )
  }
  return (
    <a {...rootProps(rest, css.link)} data-part="link" href={href} target="_blank" rel="noopener">
      {children}
      <span className={visuallyHidden}>{` (${{ ...en, ...messages }.newTab})`}</span>
      <span className={css.newTab} data-part="link-icon" aria-hidden="true">
        {'\u2060'}
        <Icon name="diagonal" />
      </span>
    </a>
  )
}
