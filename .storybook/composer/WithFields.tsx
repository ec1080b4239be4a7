import { useEffect, useRef, type ReactNode } from 'react'
import { usePuck } from './puck.ts'

/** Puck, which shows the fields of a block that is pressed on the page. One that is dropped there leaves the list of blocks open. */
export function WithFields({ children }: { children: ReactNode }) {
  const dispatch = usePuck((puck) => puck.dispatch)
  const id = usePuck((puck) => puck.selectedItem?.props.id)
  const count = usePuck((puck) => puck.appState.data.content.length)
  const before = useRef(count)
  useEffect(() => {
    if (id && count === before.current) dispatch({ type: 'setUi', ui: { plugin: { current: 'fields' } }, recordHistory: false })
    before.current = count
  }, [dispatch, id, count])
  return children
}
