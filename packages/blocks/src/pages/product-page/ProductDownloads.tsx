import { Button } from '../../elements/button/Button.tsx'
import { interpolate } from '../../i18n/format.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { DownloadsDialog } from './DownloadsDialog.tsx'
import { countFiles, countInBundle, groupAnchor, type ProductBundle, type ProductFileGroup } from './file-groups.ts'
import * as css from './ProductDownloads.css.ts'
import { AllFiles, GroupFiles } from './ProductFiles.tsx'
import { en, type ProductPageMessages } from './ProductPage.messages.ts'

export interface ProductDownloadsProps extends RootProps {
  /** Name of the product. */
  name: string
  /** Its files by group, in order. Without any nothing is rendered. */
  groups: readonly ProductFileGroup[]
  /** All files as one. */
  bundle: ProductBundle
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProductPageMessages> | undefined
}

/**
 * The files of a product by group, below one entry that holds all of them, as a part of `ProductSpecification`. Without a script they stand on the page; with one,
 * links to them or to a group open them as a dialog with tabs. Hydrated without `groups` it keeps what the server rendered.
 * @requirement DL-33, DL-34, FAM-02 to FAM-04
 */
export function ProductDownloads({ name, groups, bundle, ...rest }: ProductDownloadsProps) {
  if (groups && !countFiles(groups)) return null
  const messages = { ...en, ...rest.messages }
  const title = interpolate(messages.downloads, { name })
  return (
    <DownloadsDialog {...rootProps(rest, css.downloads)} name={name} title={title} bundle={bundle} messages={messages}>
      {groups && (
        <>
          <div className={css.opener} data-part="product-downloads-opener">
            <Button href="#downloads" variant="inverse">
              {title}
            </Button>
            {countInBundle(groups) > 0 && (
              <Button href={bundle.href} variant="secondary">
                {messages.bundle}
              </Button>
            )}
          </div>
          <div
            id="downloads"
            className={css.files}
            data-part="product-downloads-files"
            data-hash="downloads"
            data-groups={JSON.stringify(groups)}
          >
            <AllFiles title={title} bundle={bundle} groups={groups} messages={messages} />
            {groups.map(({ group, files }) => (
              <section
                key={group}
                id={groupAnchor(group)}
                className={css.group}
                data-part="product-downloads-group"
                data-hash={groupAnchor(group)}
              >
                <GroupFiles group={group} files={files} messages={messages} />
              </section>
            ))}
          </div>
        </>
      )}
    </DownloadsDialog>
  )
}
