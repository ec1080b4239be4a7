/// <reference types="vite/client" />

declare module 'hyphen/*' {
  type Hyphenate = (text: string, options?: { minWordLength?: number }) => string
  const language: { hyphenateSync: Hyphenate; hyphenateHTMLSync: Hyphenate }
  export default language
}
