import type { ReactNode } from 'react'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import * as css from './DealerContact.css.ts'
import type { DealerPageMessages } from './DealerPage.messages.ts'

/**
 * The dialog in which one writes to a dealer. The script opens it, and adds the name of the dealer.
 * @requirement DEALER-13
 */
export const DealerContact = ({ children, messages }: { children: ReactNode; messages: DealerPageMessages }) => (
  <dialog className={css.dialog} data-part="dealer-page-dialog" aria-labelledby="dealer-contact-title dealer-contact-recipient">
    <form className={css.bar} data-part="dealer-page-dialog-bar" method="dialog">
      <p id="dealer-contact-recipient" className={css.recipient} data-part="dealer-page-recipient" />
      <button className={css.close} data-part="dealer-page-close" type="submit" aria-label={messages.close}>
        <Icon name="close" />
      </button>
    </form>
    <div className={css.body} data-part="dealer-page-dialog-body">
      <h2 id="dealer-contact-title" className={css.title} data-part="dealer-page-dialog-title">
        <FittedText text={messages.getInTouch} />
      </h2>
      <p className={css.where} data-part="dealer-page-where">
        <span className={css.line} data-part="dealer-page-recipient-address" />
        <a className={css.mail} data-part="dealer-page-mail" href="mailto:" hidden>
          {messages.getInTouch}
        </a>
      </p>
      {children}
    </div>
  </dialog>
)
