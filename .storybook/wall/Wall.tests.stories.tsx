import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { toAddress } from './address.ts'
import { firstChoice, readChoice } from './choice.ts'
import { viewOf } from './scroll-together.ts'
import { readStories } from './stories.ts'
import { Wall as Page } from './Wall.tsx'

const twoPhones = { ...firstChoice('blocks-text--default'), brand: ['loden'], viewport: ['narrow', 'phone'] }

const meta = {
  title: 'Tests/Wall',
  tags: ['!autodocs', '!dev'],
  beforeEach: () => {
    toAddress(twoPhones)
    return () => history.replaceState(null, '', location.pathname + location.search)
  },
  loaders: [async () => ({ stories: await readStories() })],
  render: (_, { loaded }) => <Page stories={loaded['stories']} />,
} satisfies Meta
export default meta

const framesIn = (wall: HTMLElement) => [...wall.querySelectorAll('iframe')]
const queryOf = ({ src }: HTMLIFrameElement) => new URL(src).searchParams

/** Choices by keyboard change the frames and the address. Half the name of another story leaves the one that is shown (GEN-31). */
export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const wall = within(canvasElement)
    await expect(framesIn(canvasElement).map(({ title }) => title)).toEqual(['loden, light, 320 px', 'loden, light, 390 px'])
    wall.getByRole('checkbox', { name: 'tegel' }).focus()
    await userEvent.keyboard(' ')
    await expect(framesIn(canvasElement)).toHaveLength(4)
    await userEvent.selectOptions(wall.getByRole('combobox', { name: 'Direction' }), 'rtl')
    for (const frame of framesIn(canvasElement)) await expect(queryOf(frame).get('globals')).toContain('direction:rtl')

    await userEvent.click(wall.getByRole('combobox', { name: 'Story' }))
    await userEvent.keyboard('{Backspace}elements-button')
    await expect(queryOf(framesIn(canvasElement)[0]!).get('id')).toBe('blocks-text--default')
    await userEvent.keyboard('--primary')
    await expect(queryOf(framesIn(canvasElement)[0]!).get('id')).toBe('elements-button--primary')
    await expect(wall.getByRole('link', { name: 'tegel, light, 320 px: open alone' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /path=\/story\/elements-button--primary&globals=.*direction:rtl.*brand:tegel.*viewport\.value:narrow$/,
      ),
    )
    await expect(readChoice(new URLSearchParams(location.hash.slice(1)))).toEqual({
      ...twoPhones,
      story: 'elements-button--primary',
      brand: ['loden', 'tegel'],
      values: { ...twoPhones.values, direction: 'rtl' },
    })
  },
}

/** The frame with the focus scrolls the other, each to the end of its own page. Here both are without JavaScript (GEN-31). */
export const ScrollsTogether: StoryObj<typeof meta> = {
  beforeEach: () => toAddress({ ...twoPhones, values: { ...twoPhones.values, text: '200', script: 'none' } }),
  play: async ({ canvasElement }) => {
    const [first, second] = framesIn(canvasElement)
    // The frame takes its size of text, and passes its scrolling on, once it has loaded.
    const isSent = (frame: HTMLIFrameElement) => viewOf(frame).document.querySelector('[style*="200%"] [data-part="text"]')
    await waitFor(() => expect(isSent(first!) && isSent(second!)).toBeTruthy())
    first!.focus()
    await waitFor(() => {
      viewOf(first!).scrollTo({ top: viewOf(first!).document.documentElement.scrollHeight, behavior: 'instant' })
      const { document, innerHeight, scrollY } = viewOf(second!)
      return expect([scrollY > 0, Math.round(scrollY)]).toEqual([true, document.documentElement.scrollHeight - innerHeight])
    })
  },
}
