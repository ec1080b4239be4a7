export { ImageText, ImageText as default, type ImageTextProps } from './ImageText.tsx'
