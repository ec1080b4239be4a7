export { ArticleGrid, ArticleGrid as default, type ArticleGridProps } from './ArticleGrid.tsx'
export type { ArticleGridMessages } from './ArticleGrid.messages.ts'
