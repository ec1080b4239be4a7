import type { ReactNode } from 'react'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceCarousel } from './enhance-carousel.ts'

function Enhanced({ children }: { children: ReactNode }) {
  const ref = useEnhance<HTMLDivElement>((element) => {
    const carousel = element.querySelector<HTMLElement>('[data-enhance="carousel"]')
    return carousel ? enhanceCarousel(carousel) : () => {}
  })
  return <div ref={ref}>{children}</div>
}

/** For stories: runs the plain script, as a page does. */
export const withCarousel = (Story: () => ReactNode) => (
  <Enhanced>
    <Story />
  </Enhanced>
)
