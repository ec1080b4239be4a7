import type { ReactNode } from 'react'
import { interpolate } from '../../i18n/format.ts'
import { fileSize, isoDay } from './file-facts.ts'
import { cx } from '../styles/cx.ts'
import type { FileTableMessages } from './FileTable.messages.ts'
import type { fileStyles } from '../styles/file-styles.ts'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { visuallyHidden } from '../styles/visually-hidden.css.ts'

interface FileRow {
  id: string
  title: string
  /** Reference by which people ask for the file; shown below its title. */
  reference?: string | undefined
  format?: string | undefined
  /** Bytes. */
  size?: number | undefined
  date?: string | undefined
  lang?: string | undefined
  lock?: string | undefined
  /** Links and buttons of the file. */
  actions: ReactNode
}

export interface FileTableProps {
  files: readonly FileRow[]
  /** Names the table for screen readers. */
  label: string
  messages: FileTableMessages
  /** Classes of the block's own. */
  classNames: ReturnType<typeof fileStyles>
}

/** Files as a table, cards on phones. A column that no file has a fact for is not there. */
export function FileTable({ files, label, messages, classNames }: FileTableProps) {
  const rows = files.map((file) => ({
    ...file,
    facts: [
      { name: 'format' as const, text: file.format },
      { name: 'size' as const, text: fileSize(file.size, messages.locale) },
      { name: 'date' as const, text: isoDay(file.date) },
    ],
  }))
  const has = (name: string) => rows.some(({ facts }) => facts.some((fact) => fact.name === name && fact.text))
  return (
    <table className={classNames.table} data-part="file-table" aria-label={label}>
      <thead className={classNames.head} data-part="file-table-head">
        <tr>
          <th scope="col">{messages.file}</th>
          {(['format', 'size', 'date'] as const).filter(has).map((name) => (
            <th key={name} className={classNames.columns[name]} data-part="file-table-column" scope="col">
              {messages[name]}
            </th>
          ))}
          <th scope="col">
            <span className={visuallyHidden}>{messages.action}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, reference, lang, lock, facts, actions }) => (
          <tr key={id} className={classNames.row} data-part="file-table-row" data-lock={lock}>
            <th className={classNames.name} data-part="file-table-name" scope="row">
              <span lang={lang}>{title}</span>
              {reference && (
                <span className={classNames.reference} data-part="file-table-reference">
                  {interpolate(messages.reference, { id: reference })}
                </span>
              )}
            </th>
            {facts
              .filter(({ name }) => has(name))
              .map(({ name, text }) => (
                <td
                  key={name}
                  className={cx(classNames.fact, name === 'format' && classNames.format)}
                  data-part="file-table-fact"
                >
                  {name === 'date' && text ? (
                    <time data-part="file-table-date" dateTime={text}>
                      {text}
                    </time>
                  ) : (
                    text
                  )}
                </td>
              ))}
            <td className={classNames.actions} data-part="file-table-actions">
              <span className={classNames.actionList} data-part="file-table-action-list">
                {actions}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Content of a link or a button of a row; `of` names its file for screen readers. */
export function FileActionContent({
  icon,
  words,
  of,
  classNames,
}: { icon: IconName; words: string; of: string } & Pick<FileTableProps, 'classNames'>) {
  return (
    <>
      <span className={classNames.words} data-part="file-table-words">
        {words}
      </span>{' '}
      <span className={visuallyHidden}>{of}</span>
      <Icon name={icon} />
    </>
  )
}
