'use client'

import * as Radix from '@radix-ui/react-accordion'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { HeadingLevel } from '../../contract/contract.ts'
import * as css from './Accordion.css.ts'
import { cx } from '../styles/cx.ts'
import { emitBlockEvent } from '../../events.ts'
import { Icon } from '../icon/Icon.tsx'
import { useHash } from '../dom/useHash.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { useOwnRef } from '../../useOwnRef.ts'

export interface AccordionItem {
  /** Part of the address: `#{id}` leads to this item and opens it. */
  id: string
  /** Text of the button that opens the item. */
  title: string
  /** Content of the item when it is open. */
  content: ReactNode
}

export interface AccordionProps extends RootProps {
  /** The items, in order. */
  items: readonly AccordionItem[]
  /** Ids of the open items, where the application keeps them; change them in `onValueChange`. Default: the component keeps them. */
  value?: readonly string[] | undefined
  /** Ids of the items that are open at first. Default: none. */
  defaultValue?: readonly string[] | undefined
  /** Called with the ids of the open items after a change. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** More than one may be open. Default `false`: opening one closes the other. */
  multiple?: boolean | undefined
  /** Level of the titles' headings. Default 3. */
  headingLevel?: HeadingLevel | undefined
  /** The open item's field runs over the page's margins, for a list as wide as the page. Default `false`. */
  bleed?: boolean | undefined
}

const none: readonly string[] = []

/** From this many items on, panels are no landmarks (WAI-ARIA Authoring Practices). */
const manyRegions = 7

/**
 * Titles, each of which opens the content below it. The server's HTML has all contents, so the search of the browser finds and opens
 * them.
 */
export function Accordion({
  items,
  value,
  defaultValue = none,
  onValueChange,
  multiple,
  bleed,
  headingLevel = 3,
  ...rest
}: AccordionProps) {
  const [open, setOpen] = useControllableState({ prop: value, defaultProp: defaultValue, onChange: onValueChange })
  const panels = useId()
  const root = useOwnRef<HTMLDivElement>(rest.ref)
  const Heading = `h${headingLevel}` as const

  function change(ids: readonly string[]) {
    setOpen(ids)
    const id = ids.find((id) => !open.includes(id)) ?? open.find((id) => !ids.includes(id))
    if (id) emitBlockEvent(root.current!, { type: 'accordion-change', id, open: ids.includes(id) })
  }
  const toggle = (ids: readonly string[]) => change(multiple ? ids : ids.filter((id) => !open.includes(id)))
  const add = (id: string) => change(multiple ? [...open, id] : [id])
  useHash((hash) => items.some(({ id }) => id === hash) && !open.includes(hash) && add(hash))

  return (
    <Radix.Root
      {...rootProps(rest, css.accordion)}
      ref={root}
      data-part="accordion"
      type="multiple"
      value={[...open]}
      onValueChange={toggle}
    >
      {items.map(({ id, title, content }) => (
        <Radix.Item key={id} className={cx(css.item, bleed && css.bleed)} data-part="accordion-item" value={id} id={id}>
          <Radix.Header asChild>
            <Heading className={css.heading} data-part="accordion-heading">
              {/* Radix names the panel of an open item only; ours is always there. */}
              <Radix.Trigger
                className={css.trigger}
                data-part="accordion-trigger"
                aria-controls={`${panels}${id}`}
                data-hydrate-trigger=""
              >
                {title}
                <span className={css.plus} data-part="accordion-icon">
                  <Icon name="plus" />
                </span>
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Panel id={`${panels}${id}`} open={open.includes(id)} landmark={items.length < manyRegions} onFound={() => add(id)}>
            {content}
          </Panel>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}

interface PanelProps {
  id: string
  open: boolean
  landmark: boolean
  /** Called when the browser's own search found something in it. */
  onFound: () => void
  children: ReactNode
}

function Panel({ id, open, landmark, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  // React supports `hidden` as a boolean only.
  useLayoutEffect(() => {
    if (open) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [open])
  useEffect(() => {
    const { current } = panel
    current?.addEventListener('beforematch', onFound)
    return () => current?.removeEventListener('beforematch', onFound)
  }, [onFound])

  return (
    <Radix.Content
      ref={panel}
      id={id}
      className={css.panel}
      data-part="accordion-panel"
      forceMount
      {...(!landmark && { role: undefined, 'aria-labelledby': undefined })}
    >
      <div className={css.content} data-part="accordion-content">
        {children}
      </div>
    </Radix.Content>
  )
}
