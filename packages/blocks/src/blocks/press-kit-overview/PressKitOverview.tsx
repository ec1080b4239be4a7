'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { ActionButton } from '../../elements/ActionButton.tsx'
import { FileTable, FileWay } from '../../elements/FileTable.tsx'
import { FittedText } from '../../elements/FittedText.tsx'
import { isModified } from '../../elements/is-modified.ts'
import type { PressKitOverviewFields } from '../../generated/props.ts'
import { Modal } from '../../modal/Modal.tsx'
import type { pressKitOverview } from './PressKitOverview.contract.ts'
import * as css from './PressKitOverview.css.ts'
import { en, type PressKitOverviewMessages } from './PressKitOverview.messages.ts'

type PressKit = NonNullable<PressKitOverviewFields['kits']>[number]

export type PressKitOverviewProps = PressKitOverviewFields &
  OptionsOf<typeof pressKitOverview> &
  MessagesOption<PressKitOverviewMessages> & {
    /** What the dialog of a kit holds, such as a form. Default: how one asks for a kit, and the action. */
    renderRequest?: ((kit: PressKit) => ReactNode) | undefined
  }

/**
 * The press kits as a table, each with a dialog in which it is asked for (BLK-press_kit_overview-01, DL-06): all are fully locked
 * (DL-07). Without a script the rows lead to where the action leads. Without a kit it renders nothing.
 */
export function PressKitOverview({ title, text, kits, action, headingLevel = 2, ...rest }: PressKitOverviewProps) {
  const messages = { ...en, ...rest.messages }
  const [kit, setKit] = useState<PressKit>()
  const [isOpen, setIsOpen] = useState(false)
  const Heading = `h${headingLevel}` as const
  if (!kits?.length) return null

  const open = (chosen: PressKit) => (event: MouseEvent) => {
    if (isModified(event)) return
    event.preventDefault()
    setKit(chosen)
    setIsOpen(true)
  }

  return (
    <div className={css.files.section} data-part="press-kit-overview">
      {(title || text) && (
        <div className={css.files.about} data-part="press-kit-overview-head">
          {title && (
            <Heading className={css.title} data-part="press-kit-overview-title">
              <FittedText text={title} />
            </Heading>
          )}
          {text && <p data-part="press-kit-overview-text">{text}</p>}
        </div>
      )}
      <div className={css.files.list} data-part="press-kit-overview-kits">
        <FileTable
          files={kits.map((own) => ({
            id: own.id,
            lang: own.lang,
            title: own.name,
            size: own.size,
            lock: 'full_locked',
            ways: action?.label && action.href && (
              <a
                className={css.files.way}
                data-part="press-kit-overview-request"
                href={action.href}
                data-hydrate-trigger=""
                onClick={open(own)}
              >
                <FileWay icon="lock" words={action.label} of={own.name} css={css.files} />
              </a>
            ),
          }))}
          label={title || messages.kits}
          messages={messages}
          css={css.files}
        />
      </div>
      <Modal open={isOpen} onOpenChange={setIsOpen} title={kit?.name ?? ''} messages={{ close: messages.close }}>
        {kit &&
          (rest.renderRequest?.(kit) ?? (
            <div className={css.ask} data-part="press-kit-overview-ask">
              <p className={css.lead} data-part="press-kit-overview-lead">
                {messages.ask}
              </p>
              <ActionButton action={action} messages={messages} />
            </div>
          ))}
      </Modal>
    </div>
  )
}
