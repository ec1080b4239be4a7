'use client'

import { Button } from '../../elements/button/Button.tsx'
import { saveLarge } from '../../elements/dom/save-file.ts'
import { Failure } from './Failure.tsx'
import type { ProductBundle } from './file-groups.ts'
import type { ProductPageMessages } from './ProductPage.messages.ts'
import { useSave } from './useSave.ts'

/**
 * The link to all files as one. A failure is shown below it, and the page stays.
 * @requirement DL-33, DL-37
 */
export function BundleLink({ bundle, messages }: { bundle: ProductBundle; messages: ProductPageMessages }) {
  const { failed, onClick } = useSave(({ href }) => saveLarge(href, bundle.fileName))
  return (
    <>
      <Button href={bundle.href} onClick={onClick}>
        {messages.downloadBundle}
      </Button>
      {failed && <Failure messages={messages} />}
    </>
  )
}
