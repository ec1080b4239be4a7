'use client'

import * as Radix from '@radix-ui/react-tabs'
import { useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import type { BlockOptions } from '../../contract/contract.ts'
import * as css from './Tabs.css.ts'
import type { OnBlockEvent } from '../../events.ts'
import { useHash } from '../useHash.ts'

export interface Tab {
  /** Part of the address: `#{id}` leads to this tab. */
  id: string
  title: string
  /** How many things are in it. */
  count?: number
  content: ReactNode
}

export interface TabsProps extends Pick<BlockOptions, 'headingLevel'> {
  /** Names the row of tabs. */
  label: string
  tabs: readonly Tab[]
  /** Id of the tab shown at first. Default: the first one. */
  first?: string
  /** Direction of the page, for the arrow keys. Default `ltr`. */
  dir?: 'ltr' | 'rtl'
  /** Called with `tab-change`. */
  onEvent?: OnBlockEvent
}

const never = () => () => {}

/**
 * Contents of which one is shown at a time. All of them are in the server's HTML: without a script they stand below each other,
 * and the tabs lead to them. Keys as in the WAI-ARIA Authoring Practices.
 */
export function Tabs({ label, tabs, first, dir, onEvent, headingLevel = 3 }: TabsProps) {
  const [shown, show] = useState(first ?? tabs[0]?.id)
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const Heading = `h${headingLevel}` as const
  useHash((hash) => tabs.some(({ id }) => id === hash) && show(hash))

  function choose(id: string) {
    if (id !== shown) onEvent?.({ type: 'tab-change', id })
    show(id)
    window.history.replaceState(window.history.state, '', `#${id}`)
  }
  function onClick(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // The page stays where it is.
    event.preventDefault()
    choose(id)
  }

  return (
    <Radix.Root className={css.tabs} value={shown} onValueChange={choose} dir={dir} data-live={live || undefined}>
      <Radix.List className={css.list} aria-label={label}>
        {tabs.map(({ id, title, count }) => (
          <Radix.Trigger key={id} value={id} aria-controls={id} asChild>
            <a
              className={css.tab}
              href={`#${id}`}
              type={undefined}
              data-hydrate-trigger=""
              onClick={(event) => onClick(event, id)}
            >
              {title}
              {count !== undefined && <small className={css.count}> {count}</small>}
            </a>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, title, content }) => (
        <Radix.Content key={id} className={css.panel} value={id} id={id} forceMount>
          <Heading className={css.heading}>{title}</Heading>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
