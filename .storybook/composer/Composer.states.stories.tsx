import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Composer as Editor } from './Composer.tsx'
import { readExamples } from './content.ts'
import { pageIn } from './page-in.ts'

const meta = {
  title: 'Start/Composer/States',
  tags: ['!autodocs', '!dev'],
  globals: { viewport: { value: 'desktop' } },
  loaders: [async () => ({ examples: await readExamples() })],
  render: (_, { globals, loaded }) => <Editor globals={globals} examples={loaded['examples']} />,
} satisfies Meta
export default meta

/** The Composer of a story, with what tests do and see there. */
async function composerIn(canvasElement: HTMLElement) {
  const editor = within(canvasElement)
  const page = await pageIn(canvasElement)
  const press = async (name: string | RegExp) => {
    const [button] = await editor.findAllByRole('button', { name })
    button!.focus()
    await userEvent.keyboard('{Enter}')
  }
  const shows = (...types: string[]) =>
    waitFor(() => {
      const blocks = [...page.querySelectorAll('[data-puck-component]')]
      return expect(blocks.map((block) => block.getAttribute('data-puck-component')!.split('-')[0])).toEqual(types)
    })
  return { editor, page, press, shows }
}

/**
 * By keyboard: two blocks, one moved; a text beyond its limit, which is said below its field and in the panel of pages; the records
 * copied (GEN-24).
 */
export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const { editor, page, press, shows } = await composerIn(canvasElement)
    await press('Quote')
    await press('Hero')
    await expect(await within(page).findByRole('heading', { level: 2 })).toBeVisible()
    await press('Move up')
    await expect(await editor.findByRole('button', { name: 'Move up' })).toBeDisabled()
    await shows('cb_hero', 'cb_quote')

    const title = await editor.findByRole('textbox', { name: 'Title' })
    const before = (title as HTMLInputElement).value
    await userEvent.clear(title)
    await userEvent.type(title, 'Quieter. '.repeat(9))
    await expect(await editor.findByText('1 character too many: at most 80.')).toBeVisible()
    await press('Pages')
    await expect(await editor.findByText(/Hero, title/)).toBeVisible()
    await userEvent.clear(title)
    await userEvent.type(title, before)

    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await press('Copy records')
    await expect(await editor.findByText('The records are copied.')).toBeVisible()
    const records = JSON.parse(write.mock.calls[0]![0]) as { type: string; cbHeroTitle?: { en: string; de: string } }[]
    await expect(records.map(({ type }) => type)).toEqual(['cb_hero', 'cb_quote'])
    await expect(records[0]!.cbHeroTitle).toMatchObject({ en: before })
    write.mockRestore()
  },
}

/** What was done is undone and done again, by the buttons and by keyboard; an empty page says where blocks come from (GEN-24). */
export const UndoAndRedo: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const { editor, page, press, shows } = await composerIn(canvasElement)
    const hint = () => within(page).queryByText(/^This page is empty/)
    await expect(hint()).toBeVisible()
    const undo = await editor.findByRole('button', { name: /undo/i })
    const redo = editor.getByRole('button', { name: /redo/i })
    await press('Quote')
    await shows('cb_quote')
    await expect(hint()).toBeNull()
    // Puck takes note of it a moment later.
    await waitFor(() => expect(undo).toBeEnabled())
    await userEvent.click(undo)
    await shows()
    await expect(hint()).toBeVisible()
    await userEvent.click(redo)
    await shows('cb_quote')
    await userEvent.keyboard('{Control>}z{/Control}')
    await shows()
    await userEvent.keyboard('{Control>}y{/Control}')
    await shows('cb_quote')
  },
}
