import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { cx } from '../../elements/styles/cx.ts'
import { FileTable, FileActionContent } from '../../elements/file-table/FileTable.tsx'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Link } from '../../elements/link/Link.tsx'
import { headingsFrom } from '../../elements/headings.ts'
import { SearchField } from '../../elements/search-field/SearchField.tsx'
import { lockedLink, RequestDialog, unlockedLink } from '../../forms/RequestDialog.tsx'
import type { DownloadListFields } from '../../generated/props.ts'
import { interpolate } from '../../i18n/format.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { downloadList } from './DownloadList.contract.ts'
import * as css from './DownloadList.css.ts'
import { en, type DownloadListMessages } from './DownloadList.messages.ts'

export type DownloadListProps = DownloadListFields &
  OptionsOf<typeof downloadList> &
  MessagesOption<DownloadListMessages> &
  RootProps

type File = NonNullable<DownloadListFields['tables']>[number]['files'][number]

const isId = (name: string | undefined) => !!name && !/\s/.test(name)

/**
 * Every category of files as a table that links lead to. The lock of a file collects who wants it; it protects nothing. Without a
 * file it renders nothing.
 * @requirement DL-01, DL-02, DL-08, DL-40, DL-41
 */
export function DownloadList({ title, tables, requestHref, fileSearch, headingLevel = 2, ...rest }: DownloadListProps) {
  const messages = { ...en, ...rest.messages }
  const [Title, Category] = headingsFrom(headingLevel, !title)
  const filled = tables?.filter(({ files }) => files?.length)
  if (!filled?.length) return null

  const named = filled.filter(({ anchor }) => isId(anchor))

  const isLocked = ({ lock }: File) => lock === 'locked' || lock === 'full_locked'
  const hasForms = filled.some(({ files }) => files.some((file) => isLocked(file) && file.requestHref))

  function renderActions(file: File) {
    const { id, title: of, href, previewHref } = file
    const link = (
      part: string,
      to: string | undefined,
      icon: 'arrow' | 'download' | 'lock',
      words: string,
      more: ReturnType<typeof lockedLink> | ReturnType<typeof unlockedLink> | { download?: '' } = {},
    ) => (
      <a className={css.files.action} data-part={`download-list-${part}`} href={to} {...more}>
        <FileActionContent icon={icon} words={words} of={of} classNames={css.files} />
      </a>
    )
    const download = (to: string | undefined, more: Parameters<typeof link>[4]) =>
      link('download', to, 'download', messages.download, more)
    /** The form of the file, or the page where all are asked for; a script turns the first into the file. */
    const ask = () =>
      file.requestHref ? (
        <>
          {link('request', file.requestHref, 'lock', messages.unlock, lockedLink(id))}
          {download(undefined, unlockedLink(id))}
        </>
      ) : requestHref ? (
        link('request', requestHref, 'lock', messages.locked)
      ) : (
        <span className={css.files.action} data-part="download-list-locked">
          {messages.locked}
        </span>
      )
    return (
      <>
        {previewHref && link('preview', previewHref, 'arrow', messages.preview)}
        {isLocked(file) ? ask() : href && download(href, { download: '' })}
      </>
    )
  }

  return (
    <div {...rootProps(rest)} data-part="download-list" data-enhance={hasForms ? 'download-requests' : undefined}>
      {title && (
        <Title className={css.title} data-part="download-list-title">
          <FittedText text={title} />
        </Title>
      )}
      {(fileSearch || named.length > 1) && (
        <div className={css.finder} data-part="download-list-finder">
          {fileSearch && (
            <SearchField
              part="download-list"
              href={fileSearch.href}
              name={fileSearch.name}
              keyword={fileSearch.keyword ?? ''}
              messages={messages}
              classNames={{ search: css.search, field: css.field, submit: css.submit, input: css.input }}
            />
          )}
          {named.length > 1 && (
            <nav className={css.jumps} data-part="download-list-jumps" aria-label={messages.categories}>
              {named.map(({ id, anchor, lang, title: category }) => (
                <Link key={id} href={`#${anchor}`}>
                  <span lang={lang}>{category}</span>
                </Link>
              ))}
            </nav>
          )}
          {fileSearch?.keyword && !fileSearch.found && (
            <output className={css.none} data-part="download-list-status">
              {interpolate(messages.noProduct, { keyword: fileSearch.keyword })}
            </output>
          )}
        </div>
      )}
      {filled.map(({ id, lang, anchor, localAnchor, title: category, intro, files }) => (
        <section
          key={id}
          className={cx(css.files.section, css.category)}
          data-part="download-list-category"
          id={isId(anchor) ? anchor : undefined}
          lang={lang}
        >
          {localAnchor !== anchor && isId(localAnchor) && (
            <span className={css.anchor} data-part="download-list-anchor" id={localAnchor} />
          )}
          <div className={css.files.about} data-part="download-list-head">
            <Category className={css.name} data-part="download-list-name">
              {category}
            </Category>
            {intro && <p data-part="download-list-intro">{intro}</p>}
          </div>
          <div className={css.files.list} data-part="download-list-files">
            <FileTable
              files={files.map((file) => ({ ...file, reference: file.id, actions: renderActions(file) }))}
              label={category}
              messages={messages}
              classNames={css.files}
            />
          </div>
        </section>
      ))}
      {hasForms && <RequestDialog close={messages.close} />}
    </div>
  )
}
