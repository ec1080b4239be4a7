import type { ReactNode } from 'react'
import { focusSoon } from './focus-soon.ts'
import { usePuck, zone } from './puck.ts'

/** Above the fields of a block: moves it, and leads back to the list of blocks, by keyboard too. */
export function WithMoves({ children }: { children: ReactNode }) {
  const dispatch = usePuck((puck) => puck.dispatch)
  const item = usePuck((puck) => puck.appState.ui.itemSelector)
  const count = usePuck((puck) => puck.appState.data.content.length)
  const move = (to: number) => () => {
    dispatch({ type: 'reorder', sourceIndex: item!.index, destinationIndex: to, destinationZone: zone })
    dispatch({ type: 'setUi', ui: { itemSelector: { index: to, zone } } })
  }
  const showBlocks = () => {
    dispatch({ type: 'setUi', ui: { plugin: { current: 'blocks' } } })
    focusSoon('.composer-blocks [data-testid^="drawer-item:"][tabindex="0"]')
  }
  if (!item) return <p className="composer-note">Choose a block on the page to edit it.</p>
  return (
    <>
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
        <button type="button" onClick={showBlocks}>
          Add a block below
        </button>
      </div>
      <div className="composer-fields">{children}</div>
    </>
  )
}

/** Puck opens a panel by mouse only, so its icon is a button here, which the keyboard reaches. */
export const way = (label: string, sign: string) => ({
  label,
  icon: (
    <button type="button" className="composer-way" aria-label={label}>
      {sign}
    </button>
  ),
})
