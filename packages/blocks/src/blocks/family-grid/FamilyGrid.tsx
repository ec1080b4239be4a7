import type { HeadingLevel, MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { SectionHead } from '../../elements/section-head/SectionHead.tsx'
import { cx } from '../../elements/styles/cx.ts'
import { place } from '../../elements/styles/place.css.ts'
import type { FamilyGridFields } from '../../generated/props.ts'
import { ProductGrid } from '../../product-grid/ProductGrid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { familyGrid } from './FamilyGrid.contract.ts'
import * as css from './FamilyGrid.css.ts'
import type { FamilyGridMessages } from './FamilyGrid.messages.ts'

export type FamilyGridProps = FamilyGridFields & OptionsOf<typeof familyGrid> & MessagesOption<FamilyGridMessages> & RootProps

/**
 * Products as a grid of cards, the large ones between the others. Without a product it renders nothing.
 * @requirement BLK-family_grid-01
 */
export function FamilyGrid({ title, families, action, headingLevel = 2, messages, ...rest }: FamilyGridProps) {
  if (!families?.length) return null
  const level = Math.min(title ? headingLevel + 1 : headingLevel, 6) as HeadingLevel
  return (
    <div {...rootProps(rest, cx(place, css.block))} data-part="family-grid">
      <SectionHead
        title={title}
        headingLevel={headingLevel}
        action={action}
        part="family-grid"
        messages={messages}
        classNames={css.section}
      />
      <ProductGrid
        products={families}
        pattern={families.some(({ large }) => large) ? 'pattern3' : 'plain'}
        headingLevel={level}
        messages={messages}
      />
    </div>
  )
}
