import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { ProductsPage } from './ProductsPage.tsx'
import * as states from './ProductsPage.stories.tsx'

const meta = { ...states.default, title: 'Tests/ProductsPage', tags: ['!autodocs'] } satisfies Meta<typeof ProductsPage>
export default meta
type Story = StoryObj<typeof meta>
/** Some are chosen to compare: the bar stays at the foot of the window, and hides nothing that has the focus. */
export const Comparing: Story = {
  ...states.Comparing,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const button = page.getAllByRole('button', { name: /^Compare / }).at(-1)!
    button.focus()
    const bar = page.getByRole('form')
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
/** On small screens the filters open from one line, without a script. */
export const Phone: Story = {
  ...states.Phone,
  globals: { ...states.Phone.globals, locale: 'de' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement)
    await expect(page.queryByRole('link', { name: /^Wall panels/ })).toBeNull()
    await userEvent.click(page.getByText('Produkte filtern'))
    await expect(page.getByRole('link', { name: /^Wall panels/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
