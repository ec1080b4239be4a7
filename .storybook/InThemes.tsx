import type { ComponentType } from 'react'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import { Miniature } from './Miniature.tsx'
import { toAttributes } from './surroundings.ts'
import { themes } from './themes.ts'

interface InThemesProps {
  contract: Contract
  Block: ComponentType<Record<string, unknown>>
  /** Props of the block, in English. */
  example: object
}

/** A block in each theme, beside each other. */
export const InThemes = (block: InThemesProps) => (
  <ul className="in-themes">
    {Object.keys(themes).map((brand) => (
      <li key={brand}>
        <Miniature {...block} {...toAttributes({ brand, tone: 'light', locale: 'en' })} />
        {brand}
      </li>
    ))}
  </ul>
)
