import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import type { Enhance } from '../../enhance.ts'
import { captureEvents } from '../../testing/events.ts'
import { useEnhance } from '../../useEnhance.ts'
import { syntheticClap } from './clap.fixture.ts'
import { fixtures } from './ClapTest.fixtures.ts'
import { ClapTest, type ClapTestProps } from './ClapTest.tsx'
import * as states from './ClapTest.states.stories.tsx'
import { createClapTest, type Listen } from './enhance-clap-test.ts'

function Enhanced({ listen, ...props }: ClapTestProps & { listen: Listen }) {
  const [enhance] = useState((): Enhance<HTMLDivElement> => {
    const run = createClapTest(listen)
    return (root) => run(root.querySelector<HTMLElement>('[data-enhance]')!)
  })
  const ref = useEnhance(enhance)
  return (
    <div ref={ref}>
      <ClapTest {...props} />
    </div>
  )
}

const meta = { ...states.default, title: 'Tests/ClapTest', tags: ['!autodocs'] } satisfies Meta<typeof ClapTest>
export default meta
type Story = StoryObj<typeof meta>

const sampleRate = 48_000
/** A room with this reverberation time in place of the microphone. */
const room =
  (seconds: number, peak = 0.8): Listen =>
  async (tell) => {
    tell('waiting')
    const samples = syntheticClap({ decays: [{ seconds, power: 1 }], noise: 45, sampleRate, peak })
    tell('heard')
    return { samples, sampleRate }
  }
const refuse: Listen = () => Promise.reject(new DOMException('', 'NotAllowedError'))
const story = (listen: Listen, play: NonNullable<Story['play']>, rest: Partial<Story> = {}): Story => ({
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  ...rest,
  render: (args) => <Enhanced {...args} listen={listen} />,
  play,
})
const clap = (canvas: ReturnType<typeof within>) => userEvent.click(canvas.getByRole('button'))

/** Strips and seconds of the own room beside those of a good one; again by keyboard (CLAP-03). */
export const TooLong: Story = story(room(1.2), async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(canvas.queryByRole('term')).toHaveTextContent('Good meeting room')
  await clap(canvas)
  const status = canvas.getByRole('status')
  await waitFor(() => expect(status).toHaveTextContent('Your room: 1.2 s. A good meeting room: 0.6 s. Yours sounds too long.'))
  await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1.2\u00a0s', '0.6\u00a0s'])
  await expect(canvas.getByText(/^Without filling/)).toBeVisible()
  const again = canvas.getByRole('button', { name: 'Try again' })
  again.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
  await expect(again).toHaveFocus()
})
export const Right: Story = story(room(0.6), async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await clap(canvas)
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('That is about right.'))
})
/** A measured room in another language, with its decimal mark (CLAP-03); an event has its seconds (GEN-20). */
export const German: Story = story(
  room(2.5),
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const takeEvents = captureEvents(canvasElement)
    await clap(canvas)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Dieser Raum: 2,5 s.'))
    await expect(takeEvents()).toEqual([{ type: 'clap-heard', seconds: expect.closeTo(2.5, 1) }])
  },
  { globals: { locale: 'de' } },
)
export const TooQuiet: Story = story(room(0.6, 0.02), async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await clap(canvas)
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('That was too quiet.'))
})
/** Without the microphone a link leads to the room calculator (CLAP-05). */
export const Refused: Story = story(refuse, async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await clap(canvas)
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your browser may not use the microphone.'))
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '#try-a-room')
})
/** At 320 px nothing has to be scrolled sideways, with a result too. */
export const Narrow: Story = story(
  room(1.2),
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await clap(canvas)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1,2 s'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  { ...example(fixtures.overlong), globals: { viewport: { value: 'narrow' }, locale: 'de' } },
)
