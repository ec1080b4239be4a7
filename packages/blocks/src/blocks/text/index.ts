export { Text, Text as default, type TextProps } from './Text.tsx'
