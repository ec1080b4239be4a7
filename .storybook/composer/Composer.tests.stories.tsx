import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Composer as Editor } from './Composer.tsx'
import { readExamples } from './content.ts'
import { pageIn } from './page-in.ts'

const meta = {
  title: 'Tests/Composer',
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
  const copied = async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await press('Page')
    await press('Copy record')
    await expect(await editor.findByText('The record is copied.')).toBeVisible()
    const records: unknown = JSON.parse(write.mock.calls[0]![0])
    write.mockRestore()
    return records
  }
  return { editor, page, press, shows, copied }
}

/**
 * By keyboard: adds two blocks and moves one, exceeds the limit of a text, and copies the record. The characters are counted, and
 * the excess is reported below the field and in the panel of the page (GEN-24).
 */
export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const { editor, page, press, shows, copied } = await composerIn(canvasElement)
    await press(/^Quote/)
    await waitFor(() => expect(editor.getByRole('textbox', { name: 'Text' })).toHaveFocus())
    await press('Add a block below')
    await press(/^Hero/)
    await expect(await within(page).findByRole('heading', { level: 2 })).toBeVisible()
    await press('Move up')
    await expect(await editor.findByRole('button', { name: 'Move up' })).toBeDisabled()
    await shows('cb_hero', 'cb_quote')

    const title = await editor.findByRole('textbox', { name: 'Title' })
    const before = (title as HTMLInputElement).value
    await userEvent.clear(title)
    await userEvent.type(title, 'Quieter. '.repeat(9))
    await expect(await editor.findByText(/ 81 of 80 characters\.$/)).toBeVisible()
    await expect(await editor.findByText('1 character too many: at most 80.')).toBeVisible()
    await press('Page')
    await press('Hero, title')
    await userEvent.clear(title)
    await userEvent.type(title, before)
    await expect(await copied()).toMatchObject([{ type: 'cb_hero', cbHeroTitle: { en: before } }, { type: 'cb_quote' }])
  },
}

/** The list of blocks is one stop: a word finds, arrows and first letters lead on, Enter adds the block (GEN-24, GEN-30). */
export const ListOfBlocks: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const { editor, shows } = await composerIn(canvasElement)
    const block = (name: RegExp) => editor.findAllByRole('button', { name })
    const search = editor.getByRole('searchbox', { name: 'Find a block' })
    await userEvent.click(search)
    await userEvent.keyboard('{ArrowDown}')
    await expect((await block(/^Acoustic expert/))[0]).toHaveFocus()
    await expect((await block(/^Acoustic expert/))[0]!.querySelector('img')).toBeVisible()
    await userEvent.keyboard('t')
    await expect((await block(/^Text/))[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect((await block(/^Text/))[0]).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(search).toHaveFocus()
    await userEvent.keyboard('designer quote')
    await expect((await editor.findAllByRole('button', { name: /quote/i })).length).toBeLessThan(4)
    await userEvent.keyboard('{Enter}')
    await shows('cb_designer_quote')
  },
}

/** The buttons and the keyboard undo and redo; an empty page explains where blocks come from (GEN-24). */
export const UndoAndRedo: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const { editor, page, press, shows } = await composerIn(canvasElement)
    const hint = () => within(page).queryByText(/^This page is empty/)
    await expect(hint()).toBeVisible()
    const undo = await editor.findByRole('button', { name: /undo/i })
    const redo = editor.getByRole('button', { name: /redo/i })
    await press(/^Quote/)
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

/** Pictures and other records are chosen by picture, by keyboard too (GEN-30). */
export const ByPicture: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const { editor, press, copied } = await composerIn(canvasElement)
    await press(/^Designer quote/)
    await press('Naomi Adeyemi')
    const [choice] = await editor.findAllByRole('button', { name: 'Tomas Lindqvist' })
    await waitFor(() => expect(choice!.querySelector('img')).toBeVisible())
    await press('Tomas Lindqvist')
    await expect(await copied()).toMatchObject([{ cbDesignerQuoteDesigner: 'tomas-lindqvist' }])
  },
}

/** Rich text that is typed is written, and changes nothing else (GEN-30). */
export const RichTextTyped: StoryObj<typeof meta> = {
  play: async ({ canvasElement, loaded }) => {
    const { editor, page, press, copied } = await composerIn(canvasElement)
    await press(/^Text/)
    const text = await editor.findByRole('textbox', { name: 'Body' })
    await waitFor(() => expect(text).toHaveFocus())
    const example = (loaded['examples'] as Record<string, { cbTextHtml: Record<string, string> }>)['cb_text']!.cbTextHtml
    await userEvent.keyboard('Hush. ')
    await expect(await within(page).findByText(/^Hush\. /)).toBeVisible()
    const en = example['en']!.replace('>', '>Hush. ')
    await expect(await copied()).toMatchObject([{ cbTextHtml: { ...example, en } }])
  },
}
