import type { ReactNode } from 'react'
import { enhanceAll } from '../../enhance.ts'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceVolume } from './enhance-volume.ts'

const enhance = (element: HTMLDivElement) => enhanceAll(element, '[data-enhance="volume"]', enhanceVolume)

function Enhanced({ children }: { children: ReactNode }) {
  const ref = useEnhance<HTMLDivElement>(enhance)
  return <div ref={ref}>{children}</div>
}

/** For stories: runs the plain script of the slider, as a page does with its first use. */
export const withVolume = (Story: () => ReactNode) => (
  <Enhanced>
    <Story />
  </Enhanced>
)
