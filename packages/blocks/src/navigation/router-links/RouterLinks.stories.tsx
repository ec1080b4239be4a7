import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RouterLinks } from './RouterLinks.tsx'

const isRouted = ({ pathname }: URL) => pathname.startsWith('/example/')

/** A link of the page, and the address that the router gets from it. */
function Router() {
  const [address, setAddress] = useState('')
  return (
    <>
      <RouterLinks navigate={setAddress} isRouted={isRouted} />
      <p>
        <a href="/example/quote">Ask for a quote</a>
      </p>
      <output aria-label="Address of the router">{address}</output>
    </>
  )
}

const meta = {
  title: 'Navigation/RouterLinks',
  component: RouterLinks,
  args: { navigate: () => {} },
  parameters: { layout: 'padded' },
  render: () => <Router />,
} satisfies Meta<typeof RouterLinks>
export default meta
type Story = StoryObj<typeof meta>

/** The router gets the address, and the browser loads no page. */
export const Default: Story = {}
