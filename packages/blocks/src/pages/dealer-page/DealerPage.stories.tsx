import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactForm } from '../../blocks/contact-form/index.ts'
import { StaticHeader } from '../../blocks/static-header/index.ts'
import { libraryMessages } from '../../generated/messages/index.ts'
import mapSrc from '../../generated/assets/world.svg'
import { toLocale } from '../../i18n/locales.ts'
import { useEnhance } from '../../useEnhance.ts'
import { DealerPage, type DealerPageProps } from './DealerPage.tsx'
import { enhanceDealers } from './enhance-dealers.ts'

function Enhanced(props: DealerPageProps) {
  const ref = useEnhance<HTMLElement>((main) => enhanceDealers(main.querySelector<HTMLElement>('[data-enhance="dealers"]')!))
  return (
    <main ref={ref}>
      <StaticHeader title="Agents" />
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
    const { dealerPage, contactForm } = libraryMessages[toLocale(globals.locale)]
    const form = <ContactForm title="" variant="inline" form={{ topics: { location: '' } }} messages={contactForm} />
    return <Enhanced form={form} {...args} messages={dealerPage} />
  },
} satisfies Meta<typeof DealerPage>
export default meta
type Story = StoryObj<typeof meta>

/** The cards of all countries are in view; typing filters them (DEALER-10, DEALER-11, DEALER-17, DEALER-18). */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
}
export const Nearest: Story = {
  args: {
    near: { place: 'Ghent' },
    dealers: [{ id: 'c', name: 'De Zachte Hand', country: 'Belgium', address: [], distance: 1234.5 }],
  },
}
export const Empty: Story = { args: { keyword: 'tartan' } }
/** Small screens have no bar, and countries open one by one, those that a keyword finds at once (DEALER-16). */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
}
const far = [
  ['Austria', 47.3, 11.4],
  ['Belgium', 51.1, 3.7],
  ['France', 48.9, 2.4],
  ['Germany', 52.5, 13.4],
  ['Netherlands', 52.4, 4.9],
  ['Portugal', 38.7, -9.1],
  ['Spain', 41.4, 2.2],
  ['Switzerland', 47.4, 8.5],
  ['Canada', 45.5, -73.6],
  ['Japan', 35, 135.8],
  ['Korea (Republic of)', 37.5, 127],
  ['South Africa', -33.9, 18.4],
  ['New Zealand', -41.3, 174.8],
] as const
/** Countries on a map, with a dense part enlarged. Points show their names, and are filtered with the list (DEALER-20). */
export const WithMap: Story = {
  args: {
    mapSrc,
    dealers: far.map(([country, latitude, longitude], i) => ({
      id: `d${i}`,
      name: `Studio ${country}`,
      country,
      address: ['High Street 1'],
      coordinates: { latitude, longitude },
    })),
  },
}
/** Letters lead to the countries that begin with them. */
export const AToZ: Story = { args: { dealers: WithMap.args!.dealers! }, globals: { viewport: { value: 'desktop' } } }
/** The map on the smallest screen: no point covers another (DEALER-20). */
export const WithMapNarrow: Story = { ...WithMap, globals: { viewport: { value: 'narrow' } } }
