import type { HeadingLevel, MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { FittedText } from '../../elements/FittedText.tsx'
import type { FamilyGridFields } from '../../generated/props.ts'
import { ProductGrid } from '../../product-grid/ProductGrid.tsx'
import type { familyGrid } from './FamilyGrid.contract.ts'
import * as css from './FamilyGrid.css.ts'
import type { FamilyGridMessages } from './FamilyGrid.messages.ts'

export type FamilyGridProps = FamilyGridFields & OptionsOf<typeof familyGrid> & MessagesOption<FamilyGridMessages>

/** Products as a grid of cards, the large ones between the others (BLK-family_grid-01). Without a product it renders nothing. */
export function FamilyGrid({ title, families, id, headingLevel = 2, messages }: FamilyGridProps) {
  if (!families?.length) return null
  const Heading = `h${headingLevel}` as const
  const level = Math.min(title ? headingLevel + 1 : headingLevel, 6) as HeadingLevel
  return (
    <div className={css.block} data-part="family-grid" id={id}>
      {title && (
        <Heading className={css.title} data-part="family-grid-title">
          <FittedText text={title} />
        </Heading>
      )}
      <ProductGrid products={families} level={level} messages={messages} />
    </div>
  )
}
