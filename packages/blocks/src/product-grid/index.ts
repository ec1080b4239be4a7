export { ProductCard, type CardComparison as CardChoice, type ProductCardProps } from './ProductCard.tsx'
export { ProductGrid, type GridComparison as GridChoice, type ProductGridProps } from './ProductGrid.tsx'
export {
  gridRows,
  itemsPerCycle,
  itemsPerPage,
  patterns,
  rowTemplates,
  type GridItems,
  type Pattern,
  type TilePosition,
  type Row,
  type RowTemplate,
  type Tile,
  type TileKind,
} from './patterns.ts'
export { pictureName } from './picture-name.ts'
export type { ProductGridMessages } from './ProductGrid.messages.ts'
