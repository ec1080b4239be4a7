import { Button } from '@brand/blocks/elements'
import { Footer, type LocaleLink } from '@brand/blocks/navigation'
import { homePath, type Locale } from '@brand/content'
import { brand } from '../brand/brand.ts'
import { wordmark } from '../brand/drawings.ts'
import { libraryMessages } from '../cms/messages.ts'
import { messages } from '../messages/index.ts'
import { menuItems } from './links.ts'
import type { Shell } from './shell.ts'
import { Svg } from './Svg.tsx'

interface SiteFooterProps extends Pick<Shell, 'general' | 'newsletter'> {
  locale: Locale
  path: string
  locales: readonly LocaleLink[]
}

/** The newsletter's line, with a link to its page. */
const Newsletter = ({ line, href, text }: { line: string; href: string; text: string }) => (
  <div className="newsletter">
    <p>{line}</p>
    <Button href={href}>{text}</Button>
  </div>
)

/** The footer (FTR-01 to FTR-06); on the home page it ends in the wordmark. The project decides which menu is where (OR-16). */
export function SiteFooter({ general, newsletter, locale, path, locales }: SiteFooterProps) {
  const text = messages[locale]
  const menu = (id: 'about' | 'doormat' | 'footer') => menuItems(general, id, path, locale)
  return (
    <Footer
      brand={brand.name}
      about={menu('about')}
      more={menu('doormat')}
      // The notice of consent opens again where an address ends in its name.
      legal={[...menu('footer'), { title: text.cookieSettings, href: '#consent' }]}
      socials={general.socials.map(({ type, handle }) => ({ name: type, href: handle }))}
      locales={locales}
      newsletter={newsletter && <Newsletter line={text.newsletter} href={newsletter} text={text.subscribe} />}
      wordmark={path === homePath(locale) && <Svg code={wordmark} />}
      messages={{ ...libraryMessages[locale].footer, copyright: text.copyright }}
    />
  )
}
