import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { fixtures } from './OfficeList.fixtures.ts'
import type { OfficeList } from './OfficeList.tsx'
import * as states from './OfficeList.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/OfficeList', tags: ['!autodocs'] } satisfies Meta<typeof OfficeList>
export default meta
type Story = StoryObj<typeof meta>

/** One region at a time, chosen by pointer or arrow keys (OFFICE-01, OFFICE-12). */
export const Regions: Story = {
  ...example(fixtures.complete),
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
