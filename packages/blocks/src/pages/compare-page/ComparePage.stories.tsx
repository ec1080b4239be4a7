import type { Meta, StoryObj } from '@storybook/react-vite'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { four, none, searched, three } from './ComparePage.fixtures.ts'
import { ComparePage } from './ComparePage.tsx'

/** Up to four products side by side; the address holds which. */
const meta = {
  title: 'Pages/ComparePage',
  component: ComparePage,
  args: three,
  render: (args, { globals }) => (
    <main>
      <ComparePage {...args} messages={libraryMessages[toLocale(globals.locale)].comparePage} />
    </main>
  ),
} satisfies Meta<typeof ComparePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** As many products as fit, and the text about the others. */
export const Full: Story = { args: four }
export const One: Story = { args: { ...three, products: three.products.slice(0, 1) } }
/** More products than a field can list. */
export const Searched: Story = { args: searched }
export const Empty: Story = { args: none }

/** The table scrolls within its frame; the names of the rows stay. */
export const Phone: Story = {
  args: four,
  globals: { viewport: { value: 'narrow' } },
}
