import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ContactForm } from '../../blocks/contact-form/index.ts'
import { libraryMessages } from '../../generated/messages/index.ts'
import { localeOf } from '../../i18n/locales.ts'
import { useEnhance } from '../../useEnhance.ts'
import { DealerPage, type DealerPageProps } from './DealerPage.tsx'
import { enhanceDealers } from './enhance-dealers.ts'

function Enhanced(props: DealerPageProps) {
  const ref = useEnhance<HTMLElement>((main) => enhanceDealers(main.querySelector<HTMLElement>('[data-enhance="dealers"]')!))
  return (
    <main ref={ref}>
      <h1>Agents</h1>
      <DealerPage {...props} />
    </main>
  )
}

/** Dealers by country, with a search, or the nearest ones. */
const meta = {
  title: 'Pages/DealerPage',
  component: DealerPage,
  args: {
    href: '/dealers',
    contactHref: '#write',
    cities: ['Ghent', 'Vienna'],
    dealers: [
      {
        id: 'a',
        name: 'Raumklang',
        country: 'Austria',
        state: 'Vienna',
        address: ['Gasse 41', '1060 Vienna'],
        email: 'a@b.example',
      },
      {
        id: 'b',
        name: 'Stille Post',
        country: 'Austria',
        state: 'Tyrol',
        addressName: 'Third floor',
        address: ['6020 Innsbruck'],
        isLightingRep: true,
        phone: '+43 512 20',
      },
      { id: 'c', name: 'De Zachte Hand', country: 'Belgium', state: 'East Flanders', address: ['9000 Ghent'] },
    ],
  },
  render: (args, { globals }) => {
    const { dealerPage, contactForm } = libraryMessages[localeOf(globals.locale)]
    const form = <ContactForm title="" variant="inline" form={{ topics: { location: '' } }} messages={contactForm} />
    return <Enhanced form={form} {...args} messages={dealerPage} />
  },
} satisfies Meta<typeof DealerPage>
export default meta
type Story = StoryObj<typeof meta>

/** Countries open one by one; typing filters them (DEALER-10, DEALER-11, DEALER-17, DEALER-18). */
export const Default: Story = {
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Raumklang')).not.toBeVisible()
    await userEvent.click(page.getByRole('heading', { name: 'Austria' }))
    await expect(page.getByText('Raumklang')).toBeVisible()
    const field = page.getByRole('searchbox')
    await userEvent.type(field, 'ghent')
    await expect(page.getByRole('status')).toHaveTextContent('Showing 1 result matching “ghent”')
    await expect(page.getByText('De Zachte Hand')).toBeVisible()
    await userEvent.clear(field)
    await expect(page.getByRole('status')).toHaveTextContent('3 locations')
  },
}
/** The link of a card opens the form for it; Escape leads back to the link (DEALER-13, DEALER-18, BLK-modal-02). */
export const GetInTouch: Story = {
  args: { keyword: 'Vienna' },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const link = page.getByRole('link', { name: 'Get in touch: Raumklang' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Get in touch Raumklang' })
    await expect(dialog).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect(dialog.querySelector('[name="location"]')).toHaveValue('Raumklang (a)')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(dialog).not.toBeVisible()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog).toBeVisible()
  },
}
export const Nearest: Story = {
  args: {
    near: { place: 'Ghent' },
    dealers: [{ id: 'c', name: 'De Zachte Hand', country: 'Belgium', address: [], distance: 1234.5 }],
  },
}
export const Empty: Story = { args: { keyword: 'tartan' } }
/** Small screens have no bar, and every result is in view (DEALER-16). */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, locale: 'en' },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const page = within(canvasElement)
    await expect(page.queryByRole('link', { name: 'Countries with A' })).toBeNull()
    // The matcher asks whether its country is open.
    await expect(page.getByText('Raumklang').checkVisibility()).toBe(true)
  },
}
