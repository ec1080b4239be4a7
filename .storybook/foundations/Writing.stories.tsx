import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fixtures } from '../../packages/blocks/src/blocks/text/Text.fixtures.ts'
import { text as contract } from '../../packages/blocks/src/blocks/text/Text.contract.ts'
import { implementedContracts, type Contract } from '../../packages/blocks/src/contracts.ts'
import { RichText } from '../../packages/blocks/src/elements/rich-text/RichText.tsx'
import { labelOf } from '../../packages/blocks/src/puck/index.ts'
import { localise } from '../localise.ts'
import { BothThemes } from './BothThemes.tsx'
import './Writing.css'

const { complete } = fixtures

/** Texts that several blocks have, by the name of their field, with the most characters of each block. */
const limits = Object.entries(
  Object.groupBy(
    (implementedContracts as readonly Contract[]).flatMap(({ title, fields }) =>
      Object.entries(fields).flatMap(([name, field]) =>
        (field.kind === 'text' && !field.anchor) || field.kind === 'html' ? [{ name, title, max: field.max }] : [],
      ),
    ),
    ({ name }) => name,
  ),
).flatMap(([name, uses = []]) => (uses.length > 2 ? [{ name, uses: uses.toSorted((a, b) => a.max - b.max) }] : []))

/** Typesetting of texts, their limits, and their length in other languages. Change the language in the toolbar. */
const meta = { title: 'Foundations/Writing' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Everything that an editor can do in a running text. */
export const RunningText: Story = {
  render: (_, { globals }) => (
    <BothThemes globals={globals}>
      <RichText html={String(localise(complete.en, { contract, fixture: complete }, globals.locale)['bodyHtml'])} />
    </BothThemes>
  ),
}
/** German words are the longest: they are hyphenated, and never leave their column. */
export const German: Story = { ...RunningText, globals: { locale: 'de' } }
/** A third longer and accented: what still fits then, fits in every language. */
export const Pseudo: Story = { ...RunningText, globals: { locale: 'pseudo' } }

/** Most characters of a text, by its use and by block. The CMS and the Composer check them while an editor writes. */
export const Limits: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <table className="writing-limits">
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col">At most</th>
          <th scope="col">In</th>
        </tr>
      </thead>
      <tbody>
        {limits.map(({ name, uses }) =>
          Object.entries(Object.groupBy(uses, ({ max }) => max)).map(([max, blocks = []], i, all) => (
            <tr key={name + max}>
              {i === 0 && (
                <th scope="rowgroup" rowSpan={all.length}>
                  {labelOf(name)}
                </th>
              )}
              <td>{Number(max).toLocaleString('en')}</td>
              <td>{blocks.map(({ title }) => title).join(', ')}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^80 .*Hero/ })).toBeVisible()
  },
}
