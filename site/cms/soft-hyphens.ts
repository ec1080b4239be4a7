import de from 'hyphen/de/index.js'
import nl from 'hyphen/nl/index.js'
import type { Locale } from '@brand/content'

/** Languages whose words are long enough to break (design language, section 3). */
const languages: Partial<Record<Locale, typeof de>> = { de, nl }

/** Shortest word that may break, in letters. */
const minWordLength = 10

/** Adds soft hyphens to the long words of a visible title, so that browsers without a dictionary break them correctly. */
export const softHyphens = (title: string, locale: Locale) => languages[locale]?.hyphenateSync(title, { minWordLength }) ?? title

/** The same for the headings of a rich text; its running text is left to the browser. */
export const softHyphensInHeadings = (html: string, locale: Locale) => {
  const language = languages[locale]
  return language
    ? html.replace(/<h[2-6][ >].*?<\/h[2-6]>/gs, (heading) => language.hyphenateHTMLSync(heading, { minWordLength }))
    : html
}
