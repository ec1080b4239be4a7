/** The one stylesheet that every page links: theme, base of the blocks, chrome and forms. The blocks' own styles come with each page. */
import '@brand/blocks/themes/loden.css'
import '@brand/blocks/base.css'
import '@brand/blocks/navigation.css'
import '@brand/blocks/forms.css'
import './page.css'
import './preview.css'
import './transitions.css'
import './print.css'
