/** The brand's theme, which every page links. */
import '@brand/blocks/themes/loden.css'
import './titles.css'
import './volume.css'
