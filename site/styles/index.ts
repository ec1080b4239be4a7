/** The one stylesheet that every page links: theme, base of the blocks, chrome and forms. The blocks' own styles come with each page. */
import '../brand/theme.ts'
import '@brand/blocks/base.css'
import '@brand/blocks/navigation.css'
import '@brand/blocks/forms.css'
import '@brand/blocks/consent-notice.css'
import './page.css'
import './transitions.css'
import './print.css'
