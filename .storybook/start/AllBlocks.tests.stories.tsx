import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import * as gallery from './AllBlocks.stories.tsx'

const meta = { ...gallery.default, title: 'Tests/AllBlocks', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta

/** Editors and developers find a block, each by their own words for it; those found stay in their groups. */
export const AllBlocks: StoryObj<typeof meta> = {
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
  },
}
