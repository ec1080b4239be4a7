export { DesignerQuote, DesignerQuote as default, type DesignerQuoteProps } from './DesignerQuote.tsx'
