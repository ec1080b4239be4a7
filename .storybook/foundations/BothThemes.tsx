import type { ReactNode } from 'react'
import { toAttributes } from '../surroundings.ts'
import { themes } from '../themes.ts'
import './BothThemes.css'

interface BothThemesProps {
  /** Values of the toolbar. */
  globals: Record<string, unknown>
  /** The sample, or what it is in a theme. */
  children: ReactNode | ((brand: string) => ReactNode)
}

/** A sample in the theme of the toolbar, beside the same in another one. */
export function BothThemes({ globals, children }: BothThemesProps) {
  const other = Object.keys(themes).find((name) => name !== globals.brand)!
  return (
    <div className="both-themes">
      {[String(globals.brand), other].map((brand) => (
        <section key={brand} className="both-themes-sample" {...toAttributes({ ...globals, brand })}>
          <h2>{brand}</h2>
          {typeof children === 'function' ? children(brand) : children}
        </section>
      ))}
    </div>
  )
}
