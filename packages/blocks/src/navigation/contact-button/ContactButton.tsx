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
 * A tab on the page's edge that leads to the contact page; every page but that one has it. Withdraws while visitors read on.
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
