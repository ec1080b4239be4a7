export { ProductCard, type CardComparison, type ProductCardProps } from './ProductCard.tsx'
export { ProductGrid, type GridComparison, type ProductGridProps } from './ProductGrid.tsx'
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
