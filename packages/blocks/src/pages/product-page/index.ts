export { ProductDownloads, type ProductDownloadsProps } from './ProductDownloads.tsx'
export { ProductFigures, type ProductFiguresProps } from './ProductFigures.tsx'
export { groupAnchor, type ProductBundle, type ProductFile, type ProductFileGroup } from './file-groups.ts'
export type { ProductPageMessages } from './ProductPage.messages.ts'
