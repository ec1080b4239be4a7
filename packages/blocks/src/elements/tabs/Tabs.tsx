'use client'

import * as Radix from '@radix-ui/react-tabs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import type { HeadingLevel } from '../../contract/contract.ts'
import * as css from './Tabs.css.ts'
import { emitBlockEvent } from '../../events.ts'
import { isModified } from '../dom/is-modified.ts'
import { useHash } from '../dom/useHash.ts'
import { useHydrated } from '../dom/useHydrated.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { useOwnRef } from '../../useOwnRef.ts'

export interface Tab {
  /** Part of the address: `#{id}` leads to this tab. */
  id: string
  /** Text of the tab, and heading of its content without a script. */
  title: string
  /** Number of things in the tab; shown after the title. Default: not shown. */
  count?: number | undefined
  /** Content of the tab. */
  content: ReactNode
}

export interface TabsProps extends RootProps {
  /** Names the row of tabs for screen readers. */
  label: string
  /** The tabs, in order. */
  tabs: readonly Tab[]
  /** Id of the tab that is shown, where the application keeps it; change it in `onValueChange`. Default: the component keeps it. */
  value?: string | undefined
  /** Id of the tab shown at first. Default: the first one. */
  defaultValue?: string | undefined
  /** Called with the id of the tab that a visitor chooses, or that the address names. */
  onValueChange?: ((value: string) => void) | undefined
  /** Level of the panels' headings, which show without JavaScript. Default 3. */
  headingLevel?: HeadingLevel | undefined
  /** Writes the id of the chosen tab into the address, `#manuals`, so that it can be shared. Default `false`. */
  syncHash?: boolean | undefined
}

/**
 * Shows the content of the selected tab. Control it with `value` and `onValueChange`, or leave it to the component. All contents
 * are in the server's HTML: without a script they follow each other, and the tabs lead to them. Keys as in the WAI-ARIA Authoring
 * Practices.
 */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, syncHash, headingLevel = 3, ...rest }: TabsProps) {
  const [shown, show] = useControllableState({
    prop: value,
    defaultProp: defaultValue ?? tabs[0]?.id ?? '',
    onChange: onValueChange,
  })
  // Arrow keys follow the direction of the page, which is unknown on the server.
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  const live = useHydrated()
  const root = useOwnRef<HTMLDivElement>(rest.ref)
  const Heading = `h${headingLevel}` as const
  useHash((hash) => tabs.some(({ id }) => id === hash) && show(hash))

  function choose(id: string) {
    if (id !== shown) emitBlockEvent(root.current!, { type: 'tab-change', id })
    show(id)
    if (syncHash) window.history.replaceState(window.history.state, '', `#${id}`)
  }
  function onClick(event: MouseEvent, id: string) {
    if (isModified(event)) return
    // The page stays where it is.
    event.preventDefault()
    choose(id)
  }

  const readDirection = ({ currentTarget }: FocusEvent) =>
    setDir(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr')

  return (
    <Radix.Root value={shown} onValueChange={choose} dir={dir} asChild>
      {/* Without the `dir` that Radix would print: the direction is inherited. */}
      <div
        {...rootProps(rest, css.tabs)}
        ref={root}
        data-part="tabs"
        dir={undefined}
        data-live={live || undefined}
        onFocus={readDirection}
      >
        <Radix.List className={css.list} data-part="tabs-list" aria-label={label}>
          {tabs.map(({ id, title, count }) => (
            <Radix.Trigger key={id} value={id} aria-controls={id} asChild>
              <a
                className={css.tab}
                data-part="tabs-tab"
                href={`#${id}`}
                type={undefined}
                data-hydrate-trigger=""
                onClick={(event) => onClick(event, id)}
              >
                {title}
                {count !== undefined && (
                  <small className={css.count} data-part="tabs-count">
                    {' '}
                    {count}
                  </small>
                )}
              </a>
            </Radix.Trigger>
          ))}
        </Radix.List>
        {tabs.map(({ id, title, content }) => (
          <Radix.Content key={id} className={css.panel} data-part="tabs-panel" value={id} id={id} forceMount>
            <Heading className={css.heading} data-part="tabs-heading">
              {title}
            </Heading>
            {content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  )
}
