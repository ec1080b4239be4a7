import { memo, useState } from 'react'
import type { Hydrate } from '../../packages/blocks/src/contract/contract.ts'
import { inLocale } from '../../packages/blocks/src/contract/fixtures.ts'
import { everyBlock } from '../../packages/blocks/src/testing/every-block.ts'
import { localise } from '../localise.ts'
import { Miniature } from '../Miniature.tsx'
import './AllBlocks.css'

type Entry = (typeof everyBlock)[number]

const entries = everyBlock.toSorted((a, b) => a.contract.title.localeCompare(b.contract.title))

const onHydrate: Record<Hydrate, string> = {
  none: 'Without JavaScript',
  visible: 'Hydrated when it is in view',
  idle: 'Hydrated when the page is idle',
  interaction: 'Hydrated with its first use',
}

/** Groupings of the blocks. `groups` has the order in which groups are shown, and `of` returns the group of a block. */
const groupings: Record<string, { label: string; groups: string[]; of: (entry: Entry) => string }> = {
  place: {
    label: 'Place on the page',
    groups: ['Heads of pages', 'From edge to edge', 'As wide as the text', 'As wide as the grid'],
    of: ({ contract: { wrapper, bleed, width } }) => {
      if (wrapper === false) return 'Heads of pages'
      if (bleed) return 'From edge to edge'
      return width.l < 12 ? 'As wide as the text' : 'As wide as the grid'
    },
  },
  hydration: { label: 'JavaScript', groups: Object.values(onHydrate), of: ({ contract }) => onHydrate[contract.hydrate] },
  size: {
    label: 'Weight, JavaScript and CSS',
    groups: ['At most 3 kB', 'At most 6 kB', 'More'],
    of: ({ contract: { budget } }) => {
      const size = budget.js + budget.css
      return size <= 3 ? 'At most 3 kB' : size <= 6 ? 'At most 6 kB' : 'More'
    },
  },
}

/** All words by which somebody may look for a block: what editors see of it, its names in content and code. */
const toSearchText = ({ name, contract: { type, title, summary, fields } }: Entry) =>
  [name, type, title, summary, ...Object.values(fields).map(({ help }) => help)].join(' ').toLowerCase()

/** Rendered once, not with each key that is typed. */
const Thumbnail = memo(function Thumbnail({ entry, locale }: { entry: Entry; locale: unknown }) {
  const { name, contract, Block, fixtures } = entry
  const { type, title, summary, budget } = contract
  const size = (budget.js + budget.css).toFixed(1)
  const fixture = fixtures['complete'] ?? Object.values(fixtures)[0]!
  return (
    <li className="all-blocks-card">
      <Miniature contract={contract} Block={Block} example={localise(inLocale(fixture, 'en'), { contract, fixture }, locale)} />
      <h3>
        <a href={`./?path=/docs/blocks-${name.toLowerCase()}--docs`} target="_top">
          {title}
        </a>
      </h3>
      <p>
        {summary} <code>{type}</code>, at most {size} kB.
      </p>
    </li>
  )
})

/** Every block at a glance, in the theme and the language of the toolbar, found by any word that an editor or a developer has for it. */
export function AllBlocks({ locale }: { locale: unknown }) {
  const [keyword, setKeyword] = useState('')
  const [by, setBy] = useState('place')
  const words = keyword.toLowerCase().split(/\s+/)
  const found = entries.filter((entry) => words.every((word) => toSearchText(entry).includes(word)))
  const { groups, of } = groupings[by]!
  return (
    <main className="all-blocks">
      <h1>All blocks</h1>
      <p>Each picture is the block itself, with an example. Choose one to see its states, its fields and their limits.</p>
      <search className="all-blocks-controls">
        <label>
          Find a block
          <input
            type="search"
            value={keyword}
            placeholder="quote, cb_hero, picture beside text"
            onChange={({ target }) => setKeyword(target.value)}
          />
        </label>
        <label>
          Grouped by
          <select value={by} onChange={({ target }) => setBy(target.value)}>
            {Object.entries(groupings).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <output>{found.length === 1 ? '1 block' : `${found.length} blocks`}</output>
      </search>
      {groups.map((group) => {
        const members = found.filter((entry) => of(entry) === group)
        return (
          members.length > 0 && (
            <section key={group}>
              <h2>{group}</h2>
              <ul className="all-blocks-list">
                {members.map((entry) => (
                  <Thumbnail key={entry.name} entry={entry} locale={locale} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </main>
  )
}
