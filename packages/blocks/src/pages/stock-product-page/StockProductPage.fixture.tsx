import type { ReactNode } from 'react'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceStockProduct } from './enhance-stock-product.ts'

function Enhanced({ children }: { children: ReactNode }) {
  const ref = useEnhance<HTMLElement>((main) => enhanceStockProduct(main.querySelector<HTMLElement>('article')!))
  return <main ref={ref}>{children}</main>
}

/** For stories: runs the plain script, as a page does. */
export const withScript = (Story: () => ReactNode) => (
  <Enhanced>
    <Story />
  </Enhanced>
)
