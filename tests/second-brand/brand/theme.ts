/** The brand's theme, which every page links. */
import '@brand/blocks/themes/tegel.css'
