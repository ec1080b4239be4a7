import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { ContactButton } from './ContactButton.tsx'
import * as states from './ContactButton.stories.tsx'

const meta = { ...states.default, title: 'Tests/ContactButton', tags: ['!autodocs'] } satisfies Meta<typeof ContactButton>
export default meta
type Story = StoryObj<typeof meta>
/** It makes room for a control, but not for one that is folded away (FTR-10). */
export const Folded: Story = {
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <details style={{ position: 'fixed', insetInlineEnd: '4rem', insetBlockEnd: '4rem' }}>
          <summary style={{ position: 'fixed', inset: '0 auto auto 0' }}>More</summary>
          <a href="#more" style={{ position: 'fixed', inset: 'auto 0 0 auto', padding: '4rem' }}>
            More
          </a>
        </details>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const place = page.getByRole('complementary')
    const link = canvasElement.querySelector('a[href="#more"]')!
    const [own, other] = [place, link].map((element) => element.getBoundingClientRect())
    await expect(other!.top).toBeLessThan(own!.bottom)
    window.dispatchEvent(new Event('resize'))
    await expect(place).not.toHaveAttribute('data-covering')
    await userEvent.click(page.getByText('More', { selector: 'summary' }))
    window.dispatchEvent(new Event('resize'))
    await expect(place).toHaveAttribute('data-covering')
  },
}
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    link.focus()
    await expect(link).toHaveFocus()
  },
}
