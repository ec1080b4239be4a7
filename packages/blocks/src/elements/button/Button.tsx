import type { MouseEventHandler, ReactNode } from 'react'
import type { ButtonVariant } from '../../contract/values.ts'
import * as css from './Button.css.ts'
import { cx } from '../styles/cx.ts'
import { en, type ElementMessages } from '../elements.messages.ts'
import { Icon } from '../icon/Icon.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import { visuallyHidden } from '../styles/visually-hidden.css.ts'

interface Common extends RootProps {
  /** Label. */
  children: ReactNode
  /** `primary` is the one loud action of a view; the others step back from it. Default `primary`. */
  variant?: ButtonVariant | undefined
  /** Cannot be used; give the reason in text nearby. Default `false`. */
  disabled?: boolean | undefined
  /** Texts in place of the English ones. */
  messages?: Partial<ElementMessages> | undefined
}

interface LinkButton extends Common {
  /** Target address; without it the button is a `<button>`. */
  href: string
  /** With `href`: opens in a new tab, with a note for screen readers. Default `false`. */
  newTab?: boolean | undefined
  /** With `href`: called on click. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

interface PlainButton extends Common {
  /** None: the button is a `<button>`. */
  href?: undefined
  /** Without `href`: `submit` sends the form that it stands in. Default `button`. */
  type?: 'button' | 'submit' | undefined
  /** Without `href`: name under which a form gets `value` when this button sends it. Default: none. */
  name?: string | undefined
  /** Without `href`: what a form gets under `name` when this button sends it. Default: none. */
  value?: string | undefined
  /** Without `href`: called on click. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

export type ButtonProps = LinkButton | PlainButton

function ButtonContent({ icon = 'arrow', note, children }: { icon?: 'arrow' | 'diagonal'; note?: string; children: ReactNode }) {
  return (
    <>
      <span className={css.label} data-part="button-label">
        <span>
          {children}
          {note && <span className={visuallyHidden}>{` (${note})`}</span>}
        </span>
      </span>
      <span className={css.arrow} data-part="button-icon">
        <Icon name={icon} />
      </span>
    </>
  )
}

/** Opens the `<details>` that it stands in; `inverse`, which is seen on every surface. */
export const SummaryButton = ({ children }: Pick<Common, 'children'>) => (
  <summary className={cx(css.button, css.variants.inverse)} data-part="button">
    <ButtonContent>{children}</ButtonContent>
  </summary>
)

/** A call to action: a link when it leads somewhere, a button when it does something. */
export function Button(props: ButtonProps) {
  const { children, variant = 'primary', disabled } = props
  // It hands the click on by itself.
  const others = { ...props, onClick: undefined }
  const root = rootProps(others, cx(css.button, css.variants[variant]))

  if (props.href === undefined) {
    const { type = 'button', name, value, onClick } = props
    return (
      <button {...root} data-part="button" type={type} name={name} value={value} disabled={disabled} onClick={onClick}>
        <ButtonContent>{children}</ButtonContent>
      </button>
    )
  }
  if (disabled) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <a> without href has no link role
      <span {...root} data-part="button" role="link" aria-disabled="true">
        <ButtonContent>{children}</ButtonContent>
      </span>
    )
  }
  return props.newTab ? (
    <a {...root} data-part="button" href={props.href} onClick={props.onClick} target="_blank" rel="noopener">
      <ButtonContent icon="diagonal" note={{ ...en, ...props.messages }.newTab}>
        {children}
      </ButtonContent>
    </a>
  ) : (
    <a {...root} data-part="button" href={props.href} onClick={props.onClick}>
      <ButtonContent>{children}</ButtonContent>
    </a>
  )
}
