import { Icon } from '../../elements/icon/Icon.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './ContactButton.css.ts'
import { ContactButtonRoot } from './ContactButtonRoot.tsx'
import { en, type ContactButtonMessages } from './ContactButton.messages.ts'

export interface ContactButtonProps extends RootProps {
  /** Address of the contact page. */
  href: string
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ContactButtonMessages> | undefined
}

/**
 * A link to the contact page at the edge of every other page. It withdraws while visitors scroll down.
 * @requirement FTR-07
 */
export function ContactButton({ href, ...rest }: ContactButtonProps) {
  const { contact } = { ...en, ...rest.messages }
  return (
    <ContactButtonRoot aria-label={contact} {...rootProps(rest, css.place)}>
      <a className={css.button} data-part="contact-button-link" href={href}>
        <span className={css.icon} data-part="contact-button-icon">
          <Icon name="message" />
        </span>
        <span className={css.text} data-part="contact-button-label">
          {contact}
        </span>
      </a>
    </ContactButtonRoot>
  )
}
