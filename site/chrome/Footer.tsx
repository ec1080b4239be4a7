import type { General } from '@brand/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { remember } from '../cms/remember.ts'
import { site } from '../config.ts'
import type { Messages } from '../messages/en.ts'
import { fill } from '../messages/index.ts'
import { MenuItems } from './MenuItems.tsx'

type MenuId = General['menus'][number]['id']

/** About, More info and legal menus and the copyright line. An empty menu hides its heading. */
function FooterMenus({ general, text }: { general: General; text: Messages }) {
  const items = (menu: MenuId) => general.menus.find(({ id }) => id === menu)?.items ?? []
  // Which menu stands where is a decision of the project (OR-16).
  const groups = [
    { title: text.about, entries: items('about') },
    { title: text.moreInfo, entries: items('doormat') },
  ].filter(({ entries }) => entries.length)
  const legal = items('footer')
  return (
    <>
      <div className="foot-menus">
        {groups.map(({ title, entries }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              <MenuItems items={entries} newTab={text.newTab} />
            </ul>
          </nav>
        ))}
      </div>
      <div className="foot-legal">
        <p>{fill(text.copyright, { brand: site.brand })}</p>
        {legal.length > 0 && (
          <ul aria-label={text.legal}>
            <MenuItems items={legal} newTab={text.newTab} />
          </ul>
        )}
      </div>
    </>
  )
}

/** The footer (FTR-01, FTR-02, FTR-04 to FTR-06). All but the language links is the same on every page of a locale. */
export const footerHtml = (general: General, languages: string, text: Messages): string =>
  [
    '<footer class="foot" data-tone="inverted">',
    remember(general, `footer ${text.newTab}`, () => renderToStaticMarkup(<FooterMenus general={general} text={text} />)),
    languages,
    `<div class="foot-word" aria-hidden="true">${site.wordmark}</div></footer>`,
  ].join('')
