export { Quote, Quote as default, type QuoteProps } from './Quote.tsx'
