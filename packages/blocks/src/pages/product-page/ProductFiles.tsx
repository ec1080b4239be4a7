import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { onSurface } from '../../elements/styles/surface.ts'
import { interpolate, plural } from '../../i18n/format.ts'
import { BundleLink } from './BundleLink.tsx'
import { countInBundle, type ProductBundle, type ProductFileGroup } from './file-groups.ts'
import { FileLink } from './FileLink.tsx'
import * as css from './ProductDownloads.css.ts'
import type { ProductPageMessages } from './ProductPage.messages.ts'

interface AllFilesProps {
  title: string
  bundle: ProductBundle
  groups: readonly ProductFileGroup[]
  messages: ProductPageMessages
}

/**
 * The title, and the entry that holds all files that are given to everyone, where there are any.
 * @requirement DL-33
 */
export function AllFiles({ title, bundle, groups, messages }: AllFilesProps) {
  const n = countInBundle(groups)
  return (
    <>
      <div className={css.title} data-part="product-downloads-title">
        <DisplayTitle headingLevel={2} size="title" text={title} />
      </div>
      {n > 0 && (
        <div className={onSurface('inverse', css.bundle)} data-part="product-downloads-bundle">
          <div>
            <h3 className={css.everything} data-part="product-downloads-everything">
              {messages.bundle}
            </h3>
            <p className={css.note} data-part="product-downloads-note">
              {bundle.fileName}, {interpolate(plural(messages.files, n, messages.locale), { n })}
            </p>
          </div>
          <BundleLink bundle={bundle} messages={messages} />
        </div>
      )}
    </>
  )
}

/** The files of a group below its name, beside it from l. */
export const GroupFiles = ({ group, files, messages }: ProductFileGroup & Pick<AllFilesProps, 'messages'>) => (
  <>
    <h3 className={css.heading} data-part="product-downloads-heading">
      {messages[group]}
    </h3>
    <ul className={css.list} data-part="product-downloads-list">
      {files.map((file) => (
        <li key={file.id} className={css.item} data-part="product-downloads-item">
          <FileLink file={file} messages={messages} />
        </li>
      ))}
    </ul>
  </>
)
