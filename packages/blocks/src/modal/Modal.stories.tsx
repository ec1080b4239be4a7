import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../elements/button/Button.tsx'
import { Modal, type ModalProps } from './Modal.tsx'

function Opener(props: ModalProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <main style={{ padding: '2rem' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal {...props} open={open} onOpenChange={setOpen} />
    </main>
  )
}

const meta = {
  title: 'Modal/Modal',
  component: Modal,
  render: (args) => <Opener {...args} />,
  args: {
    open: false,
    onOpenChange: () => {},
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
export const Sheet: Story = { tags, args: { open: true } }
export const Full: Story = { tags, args: { open: true, variant: 'full' } }
export const FullInverted: Story = { tags, args: { open: true, variant: 'full', inverted: true } }
