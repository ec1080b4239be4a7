import { Drawer, useGetPuck } from '@puckeditor/core'
import { useState, type ReactNode } from 'react'
import { componentOf, entryOf, implementedContracts, type Contract } from '../../packages/blocks/src/contracts.ts'
import { focusSoon } from './focus-soon.ts'
import { usePuck, zone } from './puck.ts'

const pictures = import.meta.glob<string>('../../packages/blocks/src/blocks/*/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})
const findThumbnail = (type: string) => pictures[`../../packages/blocks/src/blocks/${entryOf(type)}/${componentOf(type)}.webp`]

const contracts = (implementedContracts as readonly Contract[]).toSorted((a, b) => a.title.localeCompare(b.title))
const toSearchText = ({ type, title, summary }: Contract) => `${type} ${title} ${summary}`.toLowerCase()

/** A block in the list, and under the pointer while it is dragged: there, Puck knows it by its title. */
export function BlockCard({ name, children }: { name: string; children: ReactNode }) {
  const contract = contracts.find(({ type, title }) => type === name || title === name)
  if (!contract) return <>{children}</>
  return (
    <div className="composer-card">
      <img src={findThumbnail(contract.type)} alt="" />
      <strong>{contract.title}</strong>
      <span>{contract.summary}</span>
    </div>
  )
}

/** Selects the first field of a block; of rich text its text, not its menu, once it is loaded. */
const firstField =
  '.composer-fields > :first-child :is(input, select, textarea, .tiptap, button:not([class*="RichTextEditor"] button))'

const itemsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-testid^="drawer-item:"]')]

/** Finds the item that a key leads to: the one before or after, the first, the last, or the next that begins with a letter. */
function itemFor(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const to = { ArrowDown: at + 1, ArrowUp: Math.max(at - 1, 0), Home: 0, End: items.length - 1 }[key]
  if (to !== undefined) return items[to]
  const others = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return key.length === 1 ? others.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase())) : undefined
}

/** The blocks by picture, found by a word. By keyboard they are one stop: arrows and first letters lead on, Enter adds the block. */
export function BlockList() {
  const dispatch = usePuck((puck) => puck.dispatch)
  const getPuck = useGetPuck()
  const [keyword, setKeyword] = useState('')
  const words = keyword.toLowerCase().split(/\s+/)
  const found = contracts.filter((contract) => words.every((word) => toSearchText(contract).includes(word)))

  /** Below the selected block, or at the end. */
  const add = (item: HTMLElement) => {
    const { ui, data } = getPuck().appState
    const index = ui.itemSelector ? ui.itemSelector.index + 1 : data.content.length
    const componentType = item.dataset['testid']!.replace('drawer-item:', '')
    dispatch({ type: 'insert', componentType, destinationIndex: index, destinationZone: zone })
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone }, plugin: { current: 'fields' } } })
    focusSoon(firstField)
  }
  const listen = (list: HTMLElement | null) => {
    const go = (event: KeyboardEvent) => {
      const items = itemsIn(list!)
      const at = items.indexOf(event.target as HTMLElement)
      const isSearch = event.target instanceof HTMLInputElement
      const item = isSearch && event.key !== 'ArrowDown' ? undefined : itemFor(event.key, items, at)
      item?.focus()
      if (item) event.preventDefault()
      if (event.key === 'Enter' && items.length) add(items[Math.max(at, 0)]!)
    }
    const stop = ({ target }: FocusEvent) => {
      const items = itemsIn(list!)
      if (items.includes(target as HTMLElement)) for (const item of items) item.tabIndex = item === target ? 0 : -1
    }
    list?.addEventListener('keydown', go)
    list?.addEventListener('focusin', stop)
    return () => {
      list?.removeEventListener('keydown', go)
      list?.removeEventListener('focusin', stop)
    }
  }
  return (
    <div ref={listen} className="composer-blocks">
      <input
        type="search"
        className="composer-input"
        aria-label="Find a block"
        placeholder="Find a block"
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <p className="composer-note">Drag a block onto the page, or press Enter on it.</p>
      <Drawer>
        {found.map(({ type, title }) => (
          <Drawer.Item key={type} name={type} label={title}>
            {BlockCard}
          </Drawer.Item>
        ))}
      </Drawer>
    </div>
  )
}
