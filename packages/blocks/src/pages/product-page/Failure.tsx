import * as css from './ProductDownloads.css.ts'
import type { ProductPageMessages } from './ProductPage.messages.ts'

/**
 * The alert that a file could not be saved, below its link.
 * @requirement DL-37
 */
export const Failure = ({ messages }: { messages: ProductPageMessages }) => (
  <p className={css.failure} data-part="product-downloads-failure" role="alert">
    {messages.failed}
  </p>
)
