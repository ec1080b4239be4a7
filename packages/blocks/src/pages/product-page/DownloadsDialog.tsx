'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { isModified } from '../../elements/dom/is-modified.ts'
import { useHash } from '../../elements/dom/useHash.ts'
import { useHydrated } from '../../elements/dom/useHydrated.ts'
import { Tabs } from '../../elements/tabs/Tabs.tsx'
import { Modal } from '../../modal/Modal.tsx'
import type { RootAttributes } from '../../root-props.ts'
import { useOwnRef } from '../../useOwnRef.ts'
import { groupAnchor, type ProductBundle, type ProductFileGroup } from './file-groups.ts'
import * as css from './ProductDownloads.css.ts'
import { AllFiles, GroupFiles } from './ProductFiles.tsx'
import type { ProductPageMessages } from './ProductPage.messages.ts'

interface DownloadsDialogProps extends RootAttributes {
  /** Name of the product. */
  name: string
  title: string
  bundle: ProductBundle
  messages: ProductPageMessages
  /** The files on the page. Without them those stay that the server has rendered: an island need not carry all files twice. */
  children: ReactNode
}

/** Id of a tab. `groupAnchor` is that of the files on the page. */
const toTabId = (group: ProductFileGroup['group']) => `${group}-tab`

interface View {
  open: boolean
  groups: readonly ProductFileGroup[]
  /** The tab that is shown. */
  shown: string
}

/**
 * Shows the files in it above the page, a group at a time. Links of the page to them open it, and so does the address: with the
 * first group, or with the one that is meant.
 * @requirement FAM-02 to FAM-04
 */
export function DownloadsDialog({ ref, name, title, bundle, messages, children, ...rest }: DownloadsDialogProps) {
  const root = useOwnRef<HTMLElement>(ref)
  const [{ open, groups, shown }, setView] = useState<View>({ open: false, groups: [], shown: '' })
  const live = useHydrated()

  /** Opens the files that a hash leads to, from a link. Returns whether the hash leads here. */
  function openAt(hash: string, link?: HTMLElement | null) {
    const files = root.current!.querySelector<HTMLElement>('[data-groups]')!
    const groups: View['groups'] = JSON.parse(files.dataset['groups']!)
    const found = hash === files.id ? groups[0] : groups.find(({ group }) => groupAnchor(group) === hash)
    if (!found) return false
    // Safari does not focus a link that is clicked; the dialog gives the focus back to where it was.
    link?.focus()
    setView({ open: true, groups, shown: toTabId(found.group) })
    return true
  }

  useHash((hash) => openAt(hash, root.current!.querySelector('a')))
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
      if (link && !isModified(event) && openAt(link.hash.slice(1), link)) event.preventDefault()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  })

  const content = children
    ? { children }
    : // React leaves HTML alone that it does not compare.
      { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
  return (
    <>
      <section {...rest} ref={root} data-part="product-downloads" data-live={live || undefined} {...content} />
      <Modal
        open={open}
        onOpenChange={(open) => setView((view) => ({ ...view, open }))}
        title={name}
        label={title}
        variant="full"
        inverted={false}
        messages={{ close: messages.close }}
      >
        <AllFiles title={title} bundle={bundle} groups={groups} messages={messages} />
        {/* All panels stay: a file goes on loading while another group is shown. */}
        <Tabs
          className={css.tabs}
          label={title}
          tabs={groups.map(({ group, files }) => ({
            id: toTabId(group),
            title: messages[group],
            count: files.length,
            content: (
              <div className={css.panel} data-part="product-downloads-panel">
                <GroupFiles group={group} files={files} messages={messages} />
              </div>
            ),
          }))}
          value={shown}
          onValueChange={(shown) => setView((view) => ({ ...view, shown }))}
        />
      </Modal>
    </>
  )
}
