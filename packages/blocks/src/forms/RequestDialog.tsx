import { Icon } from '../elements/icon/Icon.tsx'
import * as css from './RequestDialog.css.ts'

/**
 * The one dialog in which the files of a list are asked for; `enhanceDownloadRequests` fills and opens it.
 * @requirement DL-04, DL-06
 */
export const RequestDialog = ({ close }: { close: string }) => (
  <dialog className={css.dialog} data-part="request-dialog">
    <form className={css.bar} data-part="request-dialog-bar" method="dialog">
      <button className={css.close} data-part="request-dialog-close" type="submit" aria-label={close}>
        <Icon name="close" />
      </button>
    </form>
    <div className={css.body} data-part="request-dialog-body" />
  </dialog>
)

/** Attributes by which the script finds a link, to show or hide it by the lock of its file. */
export const lockedLink = (fileId: string) => ({ 'data-locked': fileId })
export const unlockedLink = (fileId: string) => ({ 'data-unlocked': fileId, hidden: true })
