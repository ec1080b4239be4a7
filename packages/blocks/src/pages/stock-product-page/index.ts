export { StockProductPage, type StockProductPageProps } from './StockProductPage.tsx'
export type { Finish } from './Finishes.tsx'
export type { StockPicture } from './PictureRow.tsx'
export type { StockProductPageMessages } from './StockProductPage.messages.ts'
