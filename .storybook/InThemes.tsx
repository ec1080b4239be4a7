import type { ComponentType } from 'react'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Fixture } from '../packages/blocks/src/contract/fixtures.ts'
import { BlockSection } from '../packages/blocks/src/layout/BlockSection.tsx'
import { attributesOf } from './surroundings.ts'
import { themes } from './themes.ts'

interface InThemesProps {
  contract: Contract
  Block: ComponentType<object>
  fixture: Fixture<object>
}

/** A block in each theme, beside each other: pictures of windows of 1280 px. */
export const InThemes = ({ contract: { type, width, wrapper, bleed }, Block, fixture }: InThemesProps) => (
  <ul className="in-themes">
    {Object.keys(themes).map((brand) => (
      <li key={brand}>
        <div
          className="in-themes-picture sb-unstyled"
          inert
          aria-hidden="true"
          {...attributesOf({ brand, tone: 'light', locale: 'en' })}
        >
          <div className="in-themes-page">
            <BlockSection type={type} width={width} wrapper={wrapper} bleed={bleed}>
              <Block {...fixture.en} />
            </BlockSection>
          </div>
        </div>
        {brand}
      </li>
    ))}
  </ul>
)
