import { useGetPuck } from '@puckeditor/core'
import type { ReactNode } from 'react'
import { usePuck, zone } from './puck.ts'

/** The list of blocks. By keyboard, Enter adds the block that has the focus, below the selected one or at the end. */
export function Addable({ children }: { children: ReactNode }) {
  const dispatch = usePuck((puck) => puck.dispatch)
  const getPuck = useGetPuck()
  const add = (event: KeyboardEvent) => {
    const item = event.target as HTMLElement
    const type = /^drawer-item:(cb_\w+)$/.exec(item.dataset['testid'] ?? '')?.[1]
    if (!type || event.key !== 'Enter') return
    const { ui, data } = getPuck().appState
    const index = ui.itemSelector ? ui.itemSelector.index + 1 : data.content.length
    dispatch({ type: 'insert', componentType: type, destinationIndex: index, destinationZone: zone })
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } })
  }
  const listen = (list: HTMLElement | null) => {
    list?.addEventListener('keydown', add)
    return () => list?.removeEventListener('keydown', add)
  }
  return (
    <div ref={listen}>
      <p className="composer-note">Drag a block onto the page, or press Enter on it.</p>
      {children}
    </div>
  )
}

/** Above the fields of a block: moves it, by keyboard too. */
export function WithMoves({ children }: { children: ReactNode }) {
  const dispatch = usePuck((puck) => puck.dispatch)
  const item = usePuck((puck) => puck.appState.ui.itemSelector)
  const count = usePuck((puck) => puck.appState.data.content.length)
  const move = (to: number) => () => {
    dispatch({ type: 'reorder', sourceIndex: item!.index, destinationIndex: to, destinationZone: zone })
    dispatch({ type: 'setUi', ui: { itemSelector: { index: to, zone } } })
  }
  return (
    <>
      {item && (
        <div className="composer-moves">
          <button type="button" disabled={item.index === 0} onClick={move(item.index - 1)}>
            Move up
          </button>
          <button type="button" disabled={item.index === count - 1} onClick={move(item.index + 1)}>
            Move down
          </button>
          <button type="button" onClick={() => dispatch({ type: 'remove', index: item.index, zone: item.zone ?? zone })}>
            Remove
          </button>
        </div>
      )}
      {children}
    </>
  )
}

/** Puck's own way to a panel takes the mouse only: its icon is a button here, which the keyboard reaches. */
export const way = (label: string, sign: string) => ({
  label,
  icon: (
    <button type="button" className="composer-way" aria-label={label}>
      {sign}
    </button>
  ),
})
