import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { fixtures } from './DetailHeader.fixtures.ts'
import type { DetailHeader } from './DetailHeader.tsx'
import * as states from './DetailHeader.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/DetailHeader', tags: ['!autodocs'] } satisfies Meta<typeof DetailHeader>
export default meta
type Story = StoryObj<typeof meta>

/** The configurator opens by the keyboard, and scrolls nothing (BLK-detail_header-12). */
export const Keyboard: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const metric = page.getByText('Metric configurator')
    await expect(metric).not.toBeVisible()
    page.getByRole('link', { name: 'Models' }).focus()
    await userEvent.tab()
    await expect(page.getByText('Configurator').closest('summary')).toHaveFocus()
    const before = window.scrollY
    // As Enter does, which synthetic events do not pass on to a summary.
    await userEvent.click(page.getByText('Configurator'))
    await expect(metric).toBeVisible()
    await expect(window.scrollY).toBe(before)
    await userEvent.tab()
    await expect(page.getByRole('link', { name: 'About the configurator' })).toHaveFocus()
  },
}

/** The finishes are links in their order, large enough to touch; the one that is shown is marked (FAM-13). */
export const FinishLinks: Story = {
  ...example(fixtures.finishes),
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('navigation', { name: 'Colour in the pictures' }))
    const links = row.getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(['Signal', 'Cobalt', 'Oxblood'])
    await expect(row.getByRole('link', { current: true })).toBe(row.getByRole('link', { name: 'Cobalt' }))
    for (const link of links) {
      const { width, height } = link.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    links[0]!.focus()
    await userEvent.tab()
    await expect(links[1]).toHaveFocus()
    await expect(getComputedStyle(links[1]!).outlineStyle).toBe('solid')
  },
}
