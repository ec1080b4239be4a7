import { defaultLocale, homePath, languages, type Client, type Locale } from '@brand/content'
import { brand } from '../brand/brand.ts'
import { loadOverview, type Listed } from '../cms/overview.ts'
import { messages } from '../i18n/index.ts'
import { withoutSoftHyphens } from '../i18n/soft-hyphens.ts'

/** Path of the overview for programs that read a site in words (llmstxt.org). */
export const llmsTxtPath = '/llms.txt'

interface LlmsTxt {
  client: Client
  active: readonly Locale[]
  baseUrl: string
}

/** A text on one line, in which nothing ends a link. */
const toOneLine = (text: string) =>
  withoutSoftHyphens(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]]/g, String.raw`\$&`)
    .trim()

/**
 * The overview as Markdown, in the default language alone: the format has one file for a site. The others are named by their home pages.
 * All its words are those of the content.
 * @requirement OPS-04
 */
export async function llmsTxt({ client, active, baseUrl }: LlmsTxt): Promise<string> {
  const { summary, pages, products, typologies, issues } = await loadOverview(client, defaultLocale)
  const { groups } = messages[defaultLocale]
  const line = ({ title, path, text }: Listed) =>
    `- [${toOneLine(title)}](${baseUrl}${path})${text ? `: ${toOneLine(text)}` : ''}`
  const section = (title: string, items: readonly Listed[]) => (items.length ? [`## ${title}\n`, ...items.map(line), ''] : [])
  const others = active.filter((locale) => locale !== defaultLocale)
  return [
    `# ${brand.name}\n`,
    ...(summary ? [`> ${toOneLine(summary)}\n`] : []),
    ...section(groups.page, pages),
    ...section(groups.family, products),
    ...section(groups.typology, typologies),
    ...section(groups.issue, issues),
    // A name that the format has for what may be left out.
    ...section('Optional', [
      ...others.map((locale) => ({ title: languages[locale].name, path: homePath(locale) })),
      { title: 'sitemap.xml', path: '/sitemap.xml' },
    ]),
  ].join('\n')
}
