import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fixtures } from '../../blocks/article-grid/ArticleGrid.fixtures.ts'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { BlockSection } from '../../layout/BlockSection.tsx'
import { Text } from '../../blocks/text/Text.tsx'
import { ArticleList, type ArticleListProps } from './ArticleList.tsx'
import { ArticleBody, ArticleHeader, CategoryFilter, NextArticle } from './index.ts'

const { articles } = fixtures.complete.en
const image = { src: '/fixtures/hall-1280.webp', alt: 'A hall in red felt', width: 1280, height: 720 }

/** The pages of articles. */
const meta = {
  title: 'Pages/ArticlePage',
  component: ArticleList,
  subcomponents: { CategoryFilter, ArticleHeader, ArticleBody, NextArticle },
  args: {
    title: 'Inspiration',
    articles: [...articles, ...articles.map((article) => ({ ...article, id: `${article.id}-2` }))],
    categories: [
      { id: 'rooms', title: 'Rooms', href: '#rooms', color: '#f05a3f' },
      { id: 'dates', title: 'Dates', href: '#dates', color: '#b8a4e3' },
      { id: 'materials', title: 'Materials', href: '#materials', color: '#1f3b2d' },
    ],
    allHref: '#all',
  },
  render: (args, { globals }) => (
    <main>
      <ArticleList {...args} messages={libraryMessages[toLocale(globals.locale)].articlePage} />
    </main>
  ),
} satisfies Meta<ArticleListProps>
export default meta
type Story = StoryObj<typeof meta>

/** The first three are shown large, the rest as a grid (ART-01, ART-02). */
export const Overview: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part="article-list-hero"]')).toHaveLength(3)
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(6)
  },
}

/** The category shown leads back to all articles (ART-05). */
export const Category: Story = {
  args: {
    title: 'Dates',
    intro: 'Where you can meet us, and how quietly.',
    color: '#b8a4e3',
    current: 'dates',
    articles: articles.slice(0, 2),
  },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: true })
    await expect(current).toHaveAttribute('href', '#all')
  },
}
export const Empty: Story = { args: { articles: [] } }

const header = {
  title: 'A courtroom learns to whisper',
  intro: 'In Ghent a hall gave every sentence four seconds of echo.',
  category: { title: 'Rooms', href: '#rooms' },
  color: '#f05a3f',
  date: '2026-05-28',
  readTime: 340,
  image,
} as const

/** The head of an article, with the facts of an event and a project, its text, and the link to the next article. */
export const Article: Story = {
  render: (_, { globals }) => {
    const messages = libraryMessages[toLocale(globals.locale)].articlePage
    const facts = {
      date: '2026-04-21',
      closingDate: '2026-04-26',
      location: 'Milan',
      booth: 'Hall 5, B12',
      website: 'https://www.example.com/fair',
      architect: 'Bureau Noord-Zuid',
    }
    return (
      <main>
        <ArticleHeader {...header} details={facts} messages={messages} />
        <ArticleBody>
          <BlockSection>
            <Text bodyHtml="<p>The hall was built to make one voice sound like the law.</p><p>Then people came to talk.</p>" />
          </BlockSection>
        </ArticleBody>
        <NextArticle article={articles[1]!} messages={messages} />
      </main>
    )
  },
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll('[data-part="article-body"] p')].map((p) =>
      parseFloat(getComputedStyle(p).fontSize),
    )
    await expect(sizes[0]).toBeGreaterThan(sizes[1]!)
  },
}

/** A long title; no colour, and the picture first. */
export const PictureFirst: Story = {
  render: (_, { globals }) => (
    <main>
      <ArticleHeader
        {...header}
        title="Mehrzweckveranstaltungshallen und ihre Nachhallzeitberechnungsgrundlagen"
        color={undefined}
        imageFirst
        messages={libraryMessages[toLocale(globals.locale)].articlePage}
      />
    </main>
  ),
}
