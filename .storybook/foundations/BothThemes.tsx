import type { ReactNode } from 'react'
import { attributesOf } from '../surroundings.ts'
import { themes } from '../themes.ts'

/** A sample in the theme of the toolbar, beside the same in another one. */
export function BothThemes({ globals, children }: { globals: Record<string, unknown>; children: ReactNode }) {
  const other = Object.keys(themes).find((name) => name !== globals.brand)!
  return (
    <div className="both-themes">
      {[String(globals.brand), other].map((brand) => (
        <section key={brand} className="both-themes-sample" {...attributesOf({ ...globals, brand })}>
          <h2>{brand}</h2>
          {children}
        </section>
      ))}
    </div>
  )
}
