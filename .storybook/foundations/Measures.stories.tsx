import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Grid } from '../../packages/blocks/src/layout/Grid.tsx'
import { breakpoints } from '../../packages/blocks/src/theme/breakpoints.ts'
import { allTokens, type Token } from '../../packages/blocks/src/theme/tokens.ts'
import { BothThemes } from './BothThemes.tsx'
import { TokenName } from './TokenName.tsx'
import './Measures.css'

/** The tokens of some groups of the theme contract. */
const listTokens = (...groups: string[]): Token[] =>
  allTokens().flatMap(([[group], token]) => (groups.includes(group!) ? [token] : []))

const property = ({ name }: Token) => `var(--b-${name})`

/** Lists tokens by their custom properties, each with its meaning and a sample. Neighbours with the same meaning show it once. */
const list = (tokens: readonly Token[], sample: (token: Token) => ReactNode) => (
  <dl className="measures">
    {tokens.map((token, i) => (
      <div key={token.name}>
        <dt>
          <TokenName name={token.name} />{' '}
          <small>{token.meaning === tokens[i - 1]?.meaning ? '' : token.meaning.replaceAll('`', '')}</small>
        </dt>
        <dd>{sample(token)}</dd>
      </div>
    ))}
  </dl>
)

/** A length as a bar, with the pixels that it has in this window. */
const bar = (token: Token) => (
  <>
    <div className="measures-clip">
      <div
        className="measures-bar"
        style={{ inlineSize: property(token) }}
        ref={(element) => {
          if (element) element.parentElement!.nextElementSibling!.textContent = `${Math.round(element.offsetWidth)} px`
        }}
      />
    </div>
    <small />
  </>
)

const box = (style: CSSProperties) => <div className="measures-box" style={style} />

/** Space, grid, shape and motion: every measure of the theme contract, in two themes. Press a name to copy it. */
const meta = { title: 'Foundations/Measures' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Between things, from the smallest to the distance of two sections. */
export const Space: Story = {
  render: (_, { globals }) => <BothThemes globals={globals}>{list(listTokens('space'), bar)}</BothThemes>,
  play: async ({ canvasElement }) => {
    const sizes = Array.from(canvasElement.querySelectorAll<HTMLElement>('.measures-bar'), ({ offsetWidth }) => offsetWidth)
    await expect(sizes).toHaveLength(2 * listTokens('space').length)
    await expect(Math.min(...sizes)).toBeGreaterThan(0)
  },
}

/** Twelve columns with the margin and the gutter of this window. */
export const Columns: Story = {
  render: (_, { globals }) => (
    <>
      <Grid className="measures-columns">
        {Array.from({ length: 12 }, (_, i) => (
          <div key={i} />
        ))}
      </Grid>
      <BothThemes globals={globals}>
        {list(listTokens('grid', 'barHeight'), bar)}
        <p>
          Layouts change at{' '}
          {Object.entries(breakpoints)
            .map(([name, width]) => `${name} ${width}`)
            .join(', ')}{' '}
          px.
        </p>
      </BothThemes>
    </>
  ),
}

/** Corners, lines, and how large what one presses is at least. */
export const Shape: Story = {
  render: (_, { globals }) => (
    <BothThemes globals={globals}>
      {list(listTokens('radius'), (token) => box({ borderRadius: property(token) }))}
      {list(listTokens('border'), (token) => box({ border: `${property(token)} solid` }))}
      {list(listTokens('target'), bar)}
    </BothThemes>
  ),
}

/** Durations and easings of motion. Point at a line, or tab to it. */
export const Motion: Story = {
  render: (_, { globals }) => (
    <BothThemes globals={globals}>
      {list(listTokens('duration', 'easing'), (token) => (
        <button type="button" className="measures-motion" aria-label={`Move by ${token.name}`}>
          <span
            style={
              token.name.startsWith('duration')
                ? { transitionDuration: property(token) }
                : { transitionDuration: 'var(--b-duration-long)', transitionTimingFunction: property(token) }
            }
          />
        </button>
      ))}
    </BothThemes>
  ),
}
