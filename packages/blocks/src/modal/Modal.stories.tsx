import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../elements/button/Button.tsx'
import { Modal } from './Modal.tsx'

const meta = {
  title: 'Modal/Modal',
  component: Modal,
  decorators: (Story) => (
    <main style={{ padding: '2rem' }}>
      <Story />
    </main>
  ),
  args: {
    trigger: <Button>Open</Button>,
    title: 'Acoustic expert',
    children: (
      <>
        <p>Ask us about your room.</p>
        <a href="#room">Measure it yourself</a>
      </>
    ),
  },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

// Open ones would cover the documentation.
const tags = ['!autodocs']
export const Sheet: Story = { tags, args: { defaultOpen: true } }
export const Full: Story = { tags, args: { defaultOpen: true, variant: 'full' } }
export const FullInverted: Story = { tags, args: { defaultOpen: true, variant: 'full', inverted: true } }
