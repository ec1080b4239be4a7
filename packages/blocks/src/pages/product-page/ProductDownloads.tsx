import type { FileGroup } from '../../contract/values.ts'
import { Button } from '../../elements/button/Button.tsx'
import { cx } from '../../elements/styles/cx.ts'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { fileSize } from '../../elements/file-table/file-facts.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import { surfaceClass } from '../../elements/styles/surface.css.ts'
import { surfaceStyle } from '../../elements/styles/surface.ts'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { interpolate, plural } from '../../i18n/format.ts'
import { Grid } from '../../layout/Grid.tsx'
import * as css from './ProductDownloads.css.ts'
import { en, type ProductPageMessages } from './ProductPage.messages.ts'

export interface ProductFile {
  id: string
  name: string
  /** Where it lies. */
  href: string
  /** The name that it is saved under. */
  fileName: string
  /** `PDF`. Default: not shown. */
  format?: string | undefined
  /** Its size in bytes. Default: not shown. */
  size?: number | undefined
  /** Its language, where that is not the language of the page. */
  lang?: string | undefined
}

export interface ProductDownloadsProps {
  /** Name of the product. */
  name: string
  /** Its files by group, in order. Without any nothing is rendered. */
  groups: readonly { group: FileGroup; files: readonly ProductFile[] }[]
  /** All files as one. */
  bundle: { href: string; fileName: string }
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProductPageMessages> | undefined
}

/** Anchor of a group: `photometricData` is reached at `#photometric-data`. */
export const groupAnchor = (group: FileGroup) => group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The files of a product by group, below one entry that holds all of them (DL-33, DL-34). Without a script they stand on the page;
 * `enhanceProductDownloads` opens them as a dialog with tabs (FAM-02 to FAM-04).
 */
export function ProductDownloads({ name, groups, bundle, ...rest }: ProductDownloadsProps) {
  const messages = { ...en, ...rest.messages }
  const count = groups.reduce((sum, { files }) => sum + files.length, 0)
  if (!count) return null
  const counted = interpolate(plural(messages.files, count, messages.locale), { n: count })
  const title = interpolate(messages.downloads, { name })
  return (
    <section className={css.downloads} data-part="product-downloads">
      <div className={css.opener} data-part="product-downloads-opener">
        <Button href="#downloads" variant="inverse">
          {title}
        </Button>
      </div>
      <dialog
        id="downloads"
        className={css.dialog}
        data-part="product-downloads-dialog"
        data-enhance="product-downloads"
        aria-label={title}
      >
        <form className={css.bar} data-part="product-downloads-bar" method="dialog">
          <p data-part="product-downloads-product">{name}</p>
          <button className={css.close} data-part="product-downloads-close" type="submit" aria-label={messages.close}>
            <Icon name="close" />
          </button>
        </form>
        <Grid>
          <div className={css.title} data-part="product-downloads-title">
            <DisplayTitle level={2} size="title" text={title} />
          </div>
          <div
            className={cx(css.bundle, surfaceClass)}
            data-part="product-downloads-bundle"
            style={surfaceStyle(undefined, 'inverse')}
          >
            <div>
              <h3 className={css.everything} data-part="product-downloads-everything">
                {messages.bundle}
              </h3>
              <p className={css.note} data-part="product-downloads-note">
                {bundle.fileName}, {counted}
              </p>
            </div>
            <Button href={bundle.href}>{messages.downloadBundle}</Button>
          </div>
          <div className={css.tabs} data-part="product-downloads-tabs" aria-label={title}>
            {groups.map(({ group, files }) => (
              <a
                key={group}
                id={`${groupAnchor(group)}-tab`}
                className={css.tab}
                data-part="product-downloads-tab"
                href={`#${groupAnchor(group)}`}
              >
                {messages[group]}
                <span className={css.count} data-part="product-downloads-count">
                  {files.length}
                </span>
              </a>
            ))}
          </div>
          <p className={css.failure} data-part="product-downloads-failure" role="alert" hidden>
            {messages.failed}
          </p>
          {groups.map(({ group, files }) => (
            <section key={group} id={groupAnchor(group)} className={css.group} data-part="product-downloads-group">
              <h3 className={css.heading} data-part="product-downloads-heading">
                {messages[group]}
              </h3>
              <ul className={css.list} data-part="product-downloads-list">
                {files.map((file) => (
                  <li key={file.id} className={css.item} data-part="product-downloads-item">
                    <a className={css.file} data-part="product-downloads-file" href={file.href} download={file.fileName}>
                      <span className={css.name} data-part="product-downloads-name" lang={file.lang}>
                        {file.name}
                      </span>
                      <span className={css.facts} data-part="product-downloads-facts">
                        {[file.format, fileSize(file.size, messages.locale)].filter(Boolean).join(', ')}
                      </span>
                      <span className={visuallyHidden}>{messages.download}</span>
                      <Icon name="download" />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Grid>
      </dialog>
    </section>
  )
}
