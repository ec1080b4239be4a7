'use client'

import * as Radix from '@radix-ui/react-accordion'
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { BlockOptions } from '../../contract/contract.ts'
import * as css from './Accordion.css.ts'
import { cx } from '../cx.ts'
import type { OnBlockEvent } from '../../events.ts'
import { Icon } from '../Icon.tsx'
import { useHash } from '../useHash.ts'

export interface AccordionItem {
  /** Part of the address: `#{id}` leads to this item and opens it. */
  id: string
  title: string
  content: ReactNode
}

export interface AccordionProps extends Pick<BlockOptions, 'headingLevel'> {
  items: readonly AccordionItem[]
  /** Ids of the items that are open at first. */
  open?: readonly string[]
  /** More than one may be open. Default `false`: opening one closes the other. */
  several?: boolean
  /** The open item's field runs over the page's margins, for a list as wide as the page. Default `false`. */
  bleed?: boolean
  /** Called with `accordion-change`. */
  onEvent?: OnBlockEvent
}

/** From this many items on, panels are no landmarks (WAI-ARIA Authoring Practices). */
const manyRegions = 7

/**
 * Titles that open what is below them. All contents are in the server's HTML and can be found by the browser's own search, which
 * opens them; without a script all are open.
 */
export function Accordion({ items, open: atFirst, several, bleed, onEvent, headingLevel = 3 }: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>(atFirst ?? [])
  const Heading = `h${headingLevel}` as const

  function change(ids: readonly string[]) {
    setOpen(several ? ids : ids.filter((id) => !open.includes(id)))
    const id = ids.find((id) => !open.includes(id)) ?? open.find((id) => !ids.includes(id))
    if (id) onEvent?.({ type: 'accordion-change', id, open: ids.includes(id) })
  }
  const add = (id: string) => setOpen(several ? [...open, id] : [id])
  useHash((hash) => items.some(({ id }) => id === hash) && !open.includes(hash) && add(hash))

  return (
    <Radix.Root className={css.accordion} type="multiple" value={[...open]} onValueChange={change}>
      {items.map(({ id, title, content }) => (
        <Radix.Item key={id} className={cx(css.item, bleed && css.bleed)} value={id} id={id}>
          <Radix.Header asChild>
            <Heading className={css.heading}>
              <Radix.Trigger className={css.trigger} data-hydrate-trigger="">
                {title}
                <span className={css.plus}>
                  <Icon name="plus" />
                </span>
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Panel open={open.includes(id)} landmark={items.length < manyRegions} onFound={() => add(id)}>
            {content}
          </Panel>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}

interface PanelProps {
  open: boolean
  landmark: boolean
  /** Called when the browser's own search found something in it. */
  onFound: () => void
  children: ReactNode
}

function Panel({ open, landmark, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const found = useEffectEvent(onFound)

  // React knows `hidden` as yes or no only.
  useLayoutEffect(() => {
    const { current } = panel
    const listen = () => found()
    if (open) current?.removeAttribute('hidden')
    else current?.setAttribute('hidden', 'until-found')
    current?.addEventListener('beforematch', listen)
    return () => current?.removeEventListener('beforematch', listen)
  }, [open])

  return (
    <Radix.Content
      ref={panel}
      className={css.panel}
      forceMount
      {...(!landmark && { role: undefined, 'aria-labelledby': undefined })}
    >
      <div className={css.content}>{children}</div>
    </Radix.Content>
  )
}
