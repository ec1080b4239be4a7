'use client'

import type { CSSProperties } from 'react'
import { saveFile } from '../../elements/dom/save-file.ts'
import { fileSize } from '../../elements/file-table/file-facts.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import type { ProductFile } from './file-groups.ts'
import * as css from './ProductDownloads.css.ts'
import { Failure } from './Failure.tsx'
import type { ProductPageMessages } from './ProductPage.messages.ts'
import { useSave } from './useSave.ts'

interface FileLinkProps {
  file: ProductFile
  messages: ProductPageMessages
}

/**
 * A file to be saved under its name. While it loads, its link shows the share that has arrived; a failure is shown below it. A
 * locked file has a lock, and its link leads to the page that asks for it.
 * @requirement DL-04, DL-34, DL-37
 */
export function FileLink({ file: { name, href, locked, fileName, format, size, lang }, messages }: FileLinkProps) {
  const { loaded, failed, onClick } = useSave(saveFile)
  return (
    <>
      <a
        className={css.file}
        data-part="product-downloads-file"
        href={href}
        download={locked ? undefined : fileName}
        aria-busy={loaded === undefined ? undefined : true}
        style={loaded === undefined ? undefined : ({ '--b-loaded': loaded } as CSSProperties)}
        onClick={locked ? undefined : onClick}
      >
        <span className={css.name} data-part="product-downloads-name" lang={lang}>
          {name}
        </span>
        <span className={css.facts} data-part="product-downloads-facts">
          {[format, fileSize(size, messages.locale), locked && messages.locked].filter(Boolean).join(', ')}
        </span>
        <span className={visuallyHidden}>{locked ? messages.unlock : messages.download}</span>
        <Icon name={locked ? 'lock' : 'download'} />
      </a>
      {failed && <Failure messages={messages} />}
    </>
  )
}
