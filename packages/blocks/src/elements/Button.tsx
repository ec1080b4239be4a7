import type { MouseEventHandler, ReactNode } from 'react'
import * as css from './Button.css.ts'
import { cx } from './cx.ts'
import { en, type ElementMessages } from './elements.messages.ts'
import { Icon } from './Icon.tsx'
import { visuallyHidden } from './VisuallyHidden.css.ts'

interface Common {
  children: ReactNode
  /** `primary` is the one loud action of a view; `tertiary` is white, `alt` black. Default `primary`. */
  look?: 'primary' | 'tertiary' | 'alt'
  /** Cannot be used; say why in text nearby. */
  disabled?: boolean
  messages?: Partial<ElementMessages>
}

interface LinkButton extends Common {
  /** Where it leads; without it the button is a `<button>`. */
  link: string
  /** Opens in a new tab, and says so. Default `false`. */
  blank?: boolean
}

interface ActButton extends Common {
  link?: undefined
  type?: 'button' | 'submit'
  onClick?: MouseEventHandler<HTMLButtonElement>
}

export type ButtonProps = LinkButton | ActButton

/** A call to action: a link when it leads somewhere, a button when it does something. */
export function Button(props: ButtonProps) {
  const { children, look = 'primary', disabled } = props
  const className = cx(css.button, css.looks[look])
  const face = (icon: 'arrow' | 'diagonal', note?: string) => (
    <>
      <span className={css.label}>
        <span>
          {children}
          {note && <span className={visuallyHidden}>{` (${note})`}</span>}
        </span>
      </span>
      <span className={css.arrow}>
        <Icon name={icon} />
      </span>
    </>
  )

  if (props.link === undefined) {
    return (
      <button className={className} type={props.type ?? 'button'} disabled={disabled} onClick={props.onClick}>
        {face('arrow')}
      </button>
    )
  }
  if (disabled) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <a> without an address is no link to anybody
      <span className={className} role="link" aria-disabled="true">
        {face('arrow')}
      </span>
    )
  }
  return props.blank ? (
    <a className={className} href={props.link} target="_blank" rel="noopener">
      {face('diagonal', { ...en, ...props.messages }.newTab)}
    </a>
  ) : (
    <a className={className} href={props.link}>
      {face('arrow')}
    </a>
  )
}
