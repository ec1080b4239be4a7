import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { officeList as contract } from './OfficeList.contract.ts'
import { fixtures } from './OfficeList.fixtures.ts'
import { OfficeList } from './OfficeList.tsx'

const meta = {
  title: 'Blocks/Office list/States',
  component: OfficeList,
  parameters: { contract },
} satisfies Meta<typeof OfficeList>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Empty: Story = example(fixtures.empty)
export const Overlong: Story = { ...example(fixtures.overlong), globals: { locale: 'de' } }

/** One region at a time, chosen by pointer or arrow keys (OFFICE-01, OFFICE-12). */
export const Regions: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const shown = () => page.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
    await expect(shown()).toEqual(['Kortrijk, Belgium', 'Cologne, Germany', 'Cologne, Germany', 'Milan, Italy'])
    page.getByRole('radio', { name: 'Europe' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(page.getByRole('radio', { name: 'Americas' })).toBeChecked()
    await expect(shown()).toEqual(['New York, United States'])
    await expect(page.queryByRole('heading', { name: 'Offices & Manufacturing' })).toBeNull()
    await userEvent.click(page.getByText('Europe'))
  },
}

/** An office without a picture leaves its place free (OFFICE-14). */
export const LinedUp: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const texts = canvasElement.querySelectorAll('[data-part="office-list-column"]:first-of-type [data-part="office-list-text"]')
    const [pictured, bare] = Array.from(texts, (text) => text.getBoundingClientRect().x)
    await expect(bare).toBe(pictured)
  },
}

export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
