import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { localeOf } from '../../i18n/locales.ts'
import { four, none, searched, three } from './ComparePage.fixtures.ts'
import { ComparePage } from './ComparePage.tsx'

/** Up to four products side by side; the address holds which. */
const meta = {
  title: 'Pages/ComparePage',
  component: ComparePage,
  args: three,
  render: (args, { globals }) => (
    <main>
      <ComparePage {...args} messages={libraryMessages[localeOf(globals.locale)].comparePage} />
    </main>
  ),
} satisfies Meta<typeof ComparePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** As many as fit, and what is said of the others. */
export const Full: Story = { args: four }
export const One: Story = { args: { ...three, products: three.products.slice(0, 1) } }
/** Where there are more products than a field can list. */
export const Searched: Story = { args: searched }
export const Empty: Story = { args: none }
/** Rows in which all are alike are hidden without a script. */
export const OnlyWhatDiffers: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement)
    const rows = () => page.getAllByRole('rowheader').length
    const all = rows()
    await userEvent.click(page.getByRole('checkbox'))
    await expect(rows()).toBe(all - 2)
    await expect(page.queryByRole('rowheader', { name: /^Mounting/ })).toBeNull()
  },
}
/** The table scrolls within its frame; the names of the rows stay. */
export const Phone: Story = {
  args: four,
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const frame = page.getByRole('region')
    const [, header] = page.getAllByRole('rowheader')
    const before = header!.getBoundingClientRect().left
    frame.scrollLeft = 400
    await expect(frame.scrollLeft).toBe(400)
    await expect(header!.getBoundingClientRect().left).toBe(before)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
