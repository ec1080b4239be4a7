import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { FileTable, FileActionContent } from '../../elements/file-table/FileTable.tsx'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { lockedLink, RequestDialog, unlockedLink } from '../../forms/RequestDialog.tsx'
import type { PressKitOverviewFields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { pressKitOverview } from './PressKitOverview.contract.ts'
import * as css from './PressKitOverview.css.ts'
import { en, type PressKitOverviewMessages } from './PressKitOverview.messages.ts'

type PressKit = NonNullable<PressKitOverviewFields['kits']>[number]

export type PressKitOverviewProps = PressKitOverviewFields &
  OptionsOf<typeof pressKitOverview> &
  MessagesOption<PressKitOverviewMessages> &
  RootProps

/**
 * The press kits as a table, each with a page that asks for it, which a script opens as a dialog: all are fully locked. A kit
 * without such a page leads to where the action leads. Without a kit it renders nothing.
 * @requirement BLK-press_kit_overview-01, DL-06, DL-07
 */
export function PressKitOverview({ title, text, kits, action, headingLevel = 2, ...rest }: PressKitOverviewProps) {
  const messages = { ...en, ...rest.messages }
  const Heading = `h${headingLevel}` as const
  if (!kits?.length) return null
  const hasForms = kits.some(({ requestHref }) => requestHref)

  function renderActions({ id, name, requestHref }: PressKit) {
    const href = requestHref ?? action?.href
    if (!action?.label || !href) return null
    return (
      <>
        <a className={css.files.action} data-part="press-kit-overview-request" href={href} {...(requestHref && lockedLink(id))}>
          <FileActionContent icon="lock" words={action.label} of={name} classNames={css.files} />
        </a>
        {requestHref && (
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a script gives it its address, and shows it
          <a className={css.files.action} data-part="press-kit-overview-download" {...unlockedLink(id)}>
            <FileActionContent icon="download" words={messages.download} of={name} classNames={css.files} />
          </a>
        )}
      </>
    )
  }

  return (
    <div
      {...rootProps(rest, css.files.section)}
      data-part="press-kit-overview"
      data-enhance={hasForms ? 'download-requests' : undefined}
    >
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
          files={kits.map((kit) => ({
            id: kit.id,
            lang: kit.lang,
            title: kit.name,
            size: kit.size,
            lock: 'full_locked',
            actions: renderActions(kit),
          }))}
          label={title || messages.kits}
          messages={messages}
          classNames={css.files}
        />
      </div>
      {hasForms && <RequestDialog close={messages.close} />}
    </div>
  )
}
