import type { ReactNode } from 'react'
import { logo as className } from './SiteHeader.css.ts'

export interface LogoProps {
  /** The brand's name, read out for the logo. */
  brand: string
  /** Address of the home page in the language shown. */
  homeHref: string
  /** The brand's mark: an inline SVG in `currentColor`. */
  logo: ReactNode
}

/**
 * The brand's mark, which leads home.
 * @requirement NAV-01
 */
export function Logo({ brand, homeHref, logo, note }: LogoProps & { note: string }) {
  return (
    <a className={className} data-part="site-header-logo" href={homeHref} aria-label={`${brand}, ${note}`}>
      {logo}
    </a>
  )
}
