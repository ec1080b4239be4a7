import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { brand, listLocaleLinks, menu } from '../fixtures.tsx'
import { vars } from '../../theme/vars.css.ts'
import { SiteHeader } from '../site-header/SiteHeader.tsx'
import { Search, type SearchProps } from './Search.tsx'
import type { SearchResult } from './SearchResultContent.tsx'
import { SearchResults, type SearchResultsProps } from './SearchResults.tsx'
import { type FindSuggestions } from './useSuggestions.ts'

const image = (file: string) => ({ src: `/fixtures/${file}`, alt: '', width: 100, height: 100 })
const results: SearchResult[] = [
  { title: 'Murmel', type: 'Lamp', href: '#murmel', thumbnail: image('lamps-800.webp') },
  {
    title: 'Raster',
    type: 'Wall panel',
    href: '#raster',
    thumbnail: image('panel-480.webp'),
    excerpt: { text: 'A grid of felt with one square missing …', highlights: [{ start: 10, end: 14 }] },
  },
  { title: 'A courtroom of 1911 learns to whisper', type: 'Article', href: '#courtroom' },
]

/** The search in its bar, with the suggestions that belong to it. */
const meta: Meta<SearchProps> = {
  title: 'Navigation/Search',
  component: Search,
  subcomponents: { SearchResults },
  args: { href: '/search', findSuggestions: fn<FindSuggestions>(async () => results) },
  render: (args) => (
    <>
      <SiteHeader {...brand} menu={menu} locales={listLocaleLinks('en')} search={<Search {...args} />} />
      <main id="main" style={{ minBlockSize: '150vh', padding: '2rem' }}>
        <h1>Felt turns rooms down</h1>
        <a href="#elsewhere">A link on the page</a>
      </main>
    </>
  ),
}
export default meta
type Story = StoryObj<SearchProps>

/** The field is behind the button of the bar. */
export const Closed: Story = {}

/** Suggestions as they hang below the field, each state as the props of `SearchResults`. */
const suggestions = (props: Partial<SearchResultsProps>): Story => ({
  render: (_, { globals }) => (
    <main style={{ position: 'relative', maxInlineSize: '40rem', blockSize: vars.barHeight, marginBlockEnd: '30rem' }}>
      <SearchResults results={[]} listId="suggestions" {...props} messages={libraryMessages[toLocale(globals.locale)].search} />
    </main>
  ),
})
export const Found: Story = suggestions({ results })
/** The row that the arrow keys stand on. */
export const Active: Story = suggestions({ results, active: 1 })
/** No result has all words of the keyword. */
export const SomeWords: Story = suggestions({ results: results.map((result) => ({ ...result, partial: true })) })
export const Loading: Story = suggestions({ status: 'loading' })
export const Empty: Story = suggestions({ emptyAction: { label: 'Ask us', href: '#contact' } })
export const Failed: Story = suggestions({ status: 'failed' })
