import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { localeOf } from '../../i18n/locales.ts'
import { ContactButton } from './ContactButton.tsx'

const meta = {
  title: 'Navigation/ContactButton',
  component: ContactButton,
  args: { href: '#contact' },
  render: (args, { globals }) => (
    <main style={{ minBlockSize: '20rem' }}>
      <ContactButton {...args} messages={libraryMessages[localeOf(globals.locale)].contactButton} />
    </main>
  ),
} satisfies Meta<typeof ContactButton>
export default meta
type Story = StoryObj<typeof meta>

/** A link, flush with the page's edge (FTR-07). */
export const Default: Story = {
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Contact us' })
    await expect(link).toHaveAttribute('href', '#contact')
    await expect(link.getBoundingClientRect().right).toBe(document.documentElement.clientWidth)
  },
}
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
