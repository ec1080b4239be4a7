export { ProductDownloads, groupAnchor, type ProductDownloadsProps, type ProductFile } from './ProductDownloads.tsx'
export { ProductFigures, type ProductFiguresProps } from './ProductFigures.tsx'
export type { ProductPageMessages } from './ProductPage.messages.ts'
