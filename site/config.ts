import wordmark from './assets/wordmark.svg?raw'
import icon from './assets/icon.svg?url'

/** What makes the site a brand's own. Another brand changes this file, the theme's stylesheet and the content. */
export const site = {
  brand: 'Loden',
  /** Value of `data-brand`; its theme is imported in styles/theme.css. */
  theme: 'loden',
  /** Inline SVG in `currentColor`: it stands on white, on pictures and, large, in the footer. */
  wordmark,
  icon,
  /** Colour of the browser's own bars. */
  themeColor: '#ffffff',
  /** Id of the picture that link previews show where a page names none. */
  previewImage: 'room',
} as const
