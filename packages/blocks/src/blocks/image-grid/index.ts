export { ImageGrid, ImageGrid as default, type ImageGridProps } from './ImageGrid.tsx'
