'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useCallback, useRef, type ReactElement, type ReactNode } from 'react'
import { cx } from '../elements/styles/cx.ts'
import { keepWidth } from '../elements/dom/open-modal.ts'
import { Icon } from '../elements/icon/Icon.tsx'
import { rootProps, type RootProps } from '../root-props.ts'
import * as css from './Modal.css.ts'
import { en, type ModalMessages } from './Modal.messages.ts'

export interface ModalProps extends RootProps {
  /** Whether the dialog is shown, where the application keeps it; change it in `onOpenChange`. Default: the component keeps it. */
  open?: boolean | undefined
  /** Whether the dialog is shown at first. Default `false`. */
  defaultOpen?: boolean | undefined
  /** Called with `false` when the visitor closes it (by Escape, close button or backdrop), with `true` when `trigger` opens it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens the dialog, such as a `Button`. Default: none, your application sets `open`. */
  trigger?: ReactElement | undefined
  /** Names the dialog; shown in its bar. */
  title: string
  /** Names the dialog for screen readers, where its bar says less. Default: `title`. */
  label?: string | undefined
  /** `sheet` comes from the side where lines end, 640 px wide; `full` covers the page. Both cover small screens. Default `sheet`. */
  variant?: 'sheet' | 'full' | undefined
  /** Dark surface. Default: that of the place that opens the dialog. */
  inverted?: boolean | undefined
  /** The element that the dialog becomes a child of. Default: the body of the page. */
  container?: HTMLElement | undefined
  /** Content of the dialog. */
  children: ReactNode
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ModalMessages> | undefined
}

/** Theme, tone, language and direction of a place, which a dialog outside of it would lose. */
const inherited = ['data-brand', 'data-tone', 'lang', 'dir']

/** Gives an element of a dialog the surroundings of its opener, but those that are its own or that are around both. */
function takeSurroundings(element: Element, opener: Element | null): void {
  for (const name of inherited) {
    const place = opener?.closest(`[${name}]`)
    if (place && !place.contains(element) && !element.hasAttribute(name)) element.setAttribute(name, place.getAttribute(name)!)
  }
}

/** Holds the page below a backdrop that has come, once its width is known. */
function hold(backdrop: HTMLElement): void {
  keepWidth()
  backdrop.dataset.holds = ''
}

/** Whether an element only positions others within a dialog: a press there is one on the backdrop. */
const isMargin = (target: EventTarget) =>
  target instanceof Element && target.matches('[data-part="modal"],[data-part="modal-body"],[data-modal-margin]')

/**
 * A dialog above the page: traps the focus and gives it back, closes by Escape and backdrop, holds the page still. A `full` one leaves
 * nothing of the backdrop: its own empty margin is one, and so is each `[data-modal-margin]` in it.
 * @requirement BLK-modal
 */
export function Modal({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  label,
  variant = 'sheet',
  inverted,
  container,
  children,
  messages,
  ...rest
}: ModalProps) {
  const [open, setOpen] = useControllableState({ prop: controlled, defaultProp: defaultOpen, onChange: onOpenChange })
  const button = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element | null>(null)
  const pressed = useRef<EventTarget | null>(null)
  const onArrival = useCallback((backdrop: HTMLElement | null) => {
    if (!backdrop) return
    // Safari does not focus a button that is clicked.
    opener.current = button.current ?? document.activeElement
    for (const element of [backdrop, backdrop.nextElementSibling!]) takeSurroundings(element, opener.current)
    hold(backdrop)
  }, [])
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      {trigger && (
        <Dialog.Trigger ref={button} asChild>
          {trigger}
        </Dialog.Trigger>
      )}
      <Dialog.Portal container={container}>
        {/* Not Dialog.Overlay: it adds a style element, which a strict content security policy refuses. */}
        <div ref={onArrival} className={css.backdrop} data-part="modal-backdrop" data-state={open ? 'open' : 'closed'} />
        <Dialog.Content
          // Radix only hides the rest of the page (`aria-hidden`).
          aria-modal
          aria-describedby={undefined}
          {...(label && { 'aria-label': label, 'aria-labelledby': undefined })}
          {...rootProps(rest, cx(css.modal, css.variants[variant]))}
          data-part="modal"
          {...(inverted !== undefined && { 'data-tone': inverted ? 'inverted' : '' })}
          onPointerDown={({ target }) => {
            pressed.current = target
          }}
          // Ignores a release whose press began elsewhere, as after selecting a text.
          onClick={({ target }) => {
            if (variant === 'full' && target === pressed.current && isMargin(target)) setOpen(false)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
          <div className={css.bar} data-part="modal-bar">
            <Dialog.Title className={css.title} data-part="modal-title">
              {title}
            </Dialog.Title>
            <Dialog.Close className={css.close} data-part="modal-close" aria-label={{ ...en, ...messages }.close}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className={css.body} data-part="modal-body">
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
