import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { TokenName } from './TokenName.tsx'

const meta = { title: 'Tests/Token name', component: TokenName, tags: ['!autodocs'] } satisfies Meta<typeof TokenName>
export default meta

export const Copies: StoryObj<typeof meta> = {
  args: { name: 'surface-muted' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy --b-surface-muted' })
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(button)
    await expect(write).toHaveBeenCalledWith('--b-surface-muted')
    await expect(await canvas.findByText('Copied')).toBeVisible()
    write.mockRejectedValue(new Error('Not allowed.'))
    await userEvent.click(button)
    await expect(await canvas.findByText('Not copied')).toBeVisible()
  },
}
