/** The one stylesheet that every page links: theme, base of the blocks, chrome. The blocks' own styles come with each page. */
import '@brand/blocks/themes/loden.css'
import '@brand/blocks/base.css'
import './page.css'
import './bar.css'
import './menu.css'
import './foot.css'
import './room.css'
