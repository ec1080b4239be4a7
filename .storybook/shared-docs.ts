import type { Section } from '../packages/blocks/scripts/pages/markdown.ts'
import type { ComponentSource, Shared } from '../packages/blocks/scripts/pages/sections.ts'

/** Pages that describe several components. */
const pages: Record<string, readonly string[]> = {
  'elements-button': ['ActionButton'],
  'elements-charts': ['AbsorptionChart', 'DecayChart'],
  'foundations-icons': ['Icon'],
  'layout-grid': ['Cell'],
  'forms-formfield': ['FormCheck'],
  'navigation-search': ['SearchResults'],
  'pages-articlepage': ['ArticleHeader', 'ArticleBody', 'ArticleList', 'CategoryFilter', 'NextArticle'],
  'pages-productpage': ['ProductBar', 'ProductColors', 'ProductDownloads', 'ProductFigures', 'ProductSpecification'],
  'pages-productsound': ['ProductVoice'],
  'product-grid-productgrid': ['ProductCard'],
}

/** Id of the page of documentation of a component. */
export const pageId = ({ name, group }: Pick<ComponentSource, 'name' | 'group'>): string =>
  Object.keys(pages).find((page) => pages[page]!.includes(name)) ?? `${group}-${name.toLowerCase()}`

export const addresses = {
  linkTo: (to) => `./?path=/docs/${pageId(to)}--docs`,
  changelog: '`packages/blocks/CHANGELOG.md`',
} satisfies Partial<Shared>

/** Address of the running site, for links from a block to pages that have it. */
const site = import.meta.env?.STORYBOOK_SITE_URL ?? 'http://localhost:3000'
const maxExamples = 5

/** The pages of the demo content that have a block, as links to the running site. */
export function listUses(paths: readonly string[]): Section[] {
  const links = paths.slice(0, maxExamples).map((path) => `<a href="${site}${path}" target="_blank">${path}</a>`)
  const more = paths.length > maxExamples ? ' …' : ''
  return paths.length
    ? [
        {
          heading: 'On the demo site',
          markdown: `Used on ${paths.length} ${paths.length > 1 ? 'pages' : 'page'}: ${links.join(', ')}${more}`,
        },
      ]
    : []
}
