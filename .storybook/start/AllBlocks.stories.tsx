import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AllBlocks as Page } from './AllBlocks.tsx'

const meta = {
  title: 'Start/All blocks',
  tags: ['!autodocs'],
  render: (_, { globals }) => <Page locale={globals.locale} />,
} satisfies Meta
export default meta

/** Editors and developers find a block, each by their own words for it; those found stay in their groups. */
export const AllBlocks: StoryObj<typeof meta> = {
  name: 'All blocks',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const field = await page.findByRole('searchbox', { name: 'Find a block' })
    const count = page.getAllByRole('listitem').length
    for (const keyword of ['designer portrait', 'cb_designer_quote']) {
      await userEvent.clear(field)
      await userEvent.type(field, keyword)
      await expect(page.getByRole('link', { name: 'Designer quote' })).toBeVisible()
      await expect(page.getAllByRole('listitem').length).toBeLessThan(5)
    }
    await userEvent.clear(field)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Grouped by' }), 'JavaScript')
    await expect(page.getByRole('heading', { name: 'Without JavaScript' })).toBeVisible()
    await expect(page.getAllByRole('listitem')).toHaveLength(count)
    // As it was, for who looks at it.
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Grouped by' }), 'Place on the page')
    await userEvent.click(page.getByRole('heading', { level: 1 }))
  },
}
