import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within, type Mock } from 'storybook/test'
import { searchDelay } from '../site-header/enhance-site-header.ts'
import { type SearchProps } from './Search.tsx'
import { searchDebounce, type FindSuggestions } from './useSuggestions.ts'
import * as states from './Search.stories.tsx'

const meta: Meta<SearchProps> = { ...states.default, title: 'Tests/Search', tags: ['!autodocs'] }
export default meta
type Story = StoryObj<SearchProps>
type Context = Parameters<NonNullable<Story['play']>>[0]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
async function open({ canvasElement }: Context) {
  const bar = within(canvasElement)
  await userEvent.click(bar.getByRole('button', { name: 'Search' }))
  const field = canvasElement.querySelector('input')!
  await waitFor(() => expect(field).toHaveFocus())
  return { bar, field, header: canvasElement.querySelector('header')! }
}

const type: Story['play'] = async (context) => {
  const { field } = await open(context)
  await userEvent.type(field, 'felt')
  await waitFor(() => expect(within(context.canvasElement).getByRole('status')).not.toBeEmptyDOMElement(), { timeout: 2000 })
  await wait(searchDebounce + 100)
}

export const Open: Story = { play: async (context) => void (await open(context)) }
/** Rows hang from their field, as wide as it is, with the words around what was found (SRCH-20). */
export const Found: Story = {
  globals: { viewport: { value: 'desktop' }, locale: 'en' },
  play: async (context) => {
    await type(context)
    const part = (name: string) => context.canvasElement.querySelector(`[data-part="${name}"]`)!.getBoundingClientRect()
    const [field, rows] = [part('search-form'), part('search-results')]
    await expect([rows.left, rows.right]).toEqual([field.left, field.right])
    await expect(rows.top).toBeGreaterThanOrEqual(field.bottom)
    await expect(rows.top - field.bottom).toBeLessThan(32)
  },
}
export const Loading: Story = { args: { findSuggestions: () => new Promise(() => {}) }, play: type }
/** Without results there is a link to continue. */
export const Empty: Story = {
  args: { findSuggestions: async () => [], emptyAction: { label: 'Ask us', href: '#contact' } },
  play: async (context) => {
    await type(context)
    await expect(within(context.canvasElement).getByRole('status')).toHaveTextContent('No results found')
    await expect(within(context.canvasElement).getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '#contact')
  },
}
/** On a phone the sheet is as large as the page: a sentence until something is typed. */
export const Welcome: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { bar, field } = await open(context)
    await expect(bar.getByText('Type a word to search.')).toBeVisible()
    await userEvent.type(field, 'f')
    await expect(bar.getByText('Type a word to search.')).not.toBeVisible()
  },
}
export const Failed: Story = { args: { findSuggestions: () => Promise.reject(new Error('down')) }, play: type }
export const FoundNarrow: Story = { play: type, globals: { viewport: { value: 'narrow' } } }

/** The menu makes room, the field takes the focus after 300 ms; Escape brings the menu back and the focus to the link (SRCH-01 to SRCH-04). */
export const OpensAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement)
    const header = canvasElement.querySelector('header')!
    const nav = canvasElement.querySelector('nav')!
    const link = bar.getByRole('button', { name: 'Search' })
    const field = canvasElement.querySelector('input')!
    // The events themselves give the times: a busy machine may look late, and would find the focus already there.
    const at = { click: 0, focus: 0 }
    link.addEventListener('click', () => (at.click = performance.now()))
    field.addEventListener('focus', () => (at.focus = performance.now()))
    await expect(field).not.toBeVisible()
    await userEvent.click(link)
    await expect(link).toHaveAttribute('aria-expanded', 'true')
    await expect(getComputedStyle(header, '::before').position).toBe('fixed')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(at.focus - at.click).toBeGreaterThan(searchDelay - 5)
    await waitFor(() => expect(nav).not.toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(header).not.toHaveAttribute('data-searching')
    await expect(link).toHaveFocus()
    await wait(searchDelay + 100)
    await expect(nav).toBeVisible()
    await expect(field).not.toBeVisible()
  },
}

/** The cross, the backdrop and going on by keyboard close it too. */
export const OtherWaysToClose: Story = {
  play: async (context) => {
    const { bar, header } = await open(context)
    await userEvent.click(bar.getByRole('button', { name: 'Close search' }))
    await expect(header).not.toHaveAttribute('data-searching')
    await open(context)
    header.click()
    await expect(header).not.toHaveAttribute('data-searching')
    await open(context)
    const otherLink = bar.getByText('A link on the page')
    otherLink.focus()
    await expect(header).not.toHaveAttribute('data-searching')
    await expect(otherLink).toHaveFocus()
  },
}

/** One question per rest in typing, and none for spaces (SRCH-05). */
export const Debounced: Story = {
  play: async (context) => {
    const search = context.args.findSuggestions as Mock<FindSuggestions>
    search.mockClear()
    const { field } = await open(context)
    await userEvent.type(field, 'felt', { delay: 20 })
    await expect(search).not.toHaveBeenCalled()
    await waitFor(() => expect(search).toHaveBeenCalledTimes(1))
    await expect(search.mock.calls[0]![0]).toBe('felt')
    await userEvent.type(field, '  ')
    await wait(searchDebounce * 2)
    await expect(search).toHaveBeenCalledTimes(1)
  },
}

/** Arrow keys go from the field through the rows and back; Enter follows; Escape closes the rows first (SRCH-09, SRCH-11). */
export const Keyboard: Story = {
  play: async (context) => {
    const { bar, field, header } = await open(context)
    await userEvent.type(field, 'felt')
    const list = await bar.findByRole('listbox', { name: 'Suggestions' })
    await expect(field).toHaveAttribute('aria-controls', list.id)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(bar.getByRole('status')).toHaveTextContent('3 suggestions')
    const rows = within(list).getAllByRole('option')
    await expect(rows[0]).toHaveTextContent('MurmelLamp')
    await expect(rows[0]!.querySelector('img')).toHaveAttribute('src', '/fixtures/lamps-800.webp')

    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', rows[1]!.id)
    await expect(rows[1]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveAttribute('aria-activedescendant', rows[2]!.id)

    await userEvent.keyboard('{Escape}')
    await expect(bar.queryByRole('listbox')).toBeNull()
    await expect(header).toHaveAttribute('data-searching')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', rows[0]!.id)
    const followed = fn((event: Event) => event.preventDefault())
    bar.getByRole('option', { name: /Murmel/ }).addEventListener('click', followed)
    await userEvent.keyboard('{Enter}')
    await expect(followed).toHaveBeenCalledTimes(1)
  },
}

/** The rows are no tab stop, have a name, and close when the focus leaves the search; an arrow key shows them again. */
export const FocusLeaves: Story = {
  play: async (context) => {
    const { bar, field, header } = await open(context)
    await userEvent.type(field, 'felt')
    await expect(await bar.findByRole('listbox', { name: 'Suggestions' })).toHaveAttribute('tabindex', '-1')
    await userEvent.tab()
    await expect(bar.getByRole('button', { name: 'Close search' })).toHaveFocus()
    await expect(bar.getByRole('listbox')).toBeVisible()
    await userEvent.tab()
    await expect(bar.queryByRole('listbox')).toBeNull()
    await expect(header).toHaveAttribute('data-searching')
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(bar.getByRole('listbox')).toBeVisible()
  },
}

/** The keyword stays with its results: an answer that comes late for an older one is dropped (SRCH-08, OR-21). */
export const LateAnswer: Story = {
  args: {
    findSuggestions: async (keyword) => {
      await wait(keyword === 'fel' ? 900 : 50)
      return [{ title: `Results for ${keyword}`, type: 'Page', href: '#late' }]
    },
  },
  play: async (context) => {
    const { bar, field } = await open(context)
    await userEvent.type(field, 'fel')
    await wait(searchDebounce + 100)
    await userEvent.type(field, 't')
    await bar.findByRole('option', { name: /Results for felt/ })
    await wait(900)
    await expect(bar.getAllByRole('option')).toHaveLength(1)
    await expect(bar.getByRole('option')).toHaveTextContent('Results for felt')
    await expect(field).toHaveValue('felt')
  },
}

/** Without suggestions it is a plain search form. */
export const FormOnly: Story = {
  args: { findSuggestions: undefined },
  play: async (context) => {
    const { field } = await open(context)
    await userEvent.type(field, 'felt')
    await expect(field).not.toHaveAttribute('role')
    await expect(field.form).toHaveAttribute('action', '/search')
    await expect(new FormData(field.form!).get('keyword')).toBe('felt')
  },
}
