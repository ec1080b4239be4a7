import { blockEventName, type BlockEvent } from '../events.ts'

/** Listens to the blocks in an element. The function that it returns gives the events since its last call. */
export function captureEvents(root: HTMLElement): () => BlockEvent[] {
  const events: BlockEvent[] = []
  root.addEventListener(blockEventName, ({ detail }) => events.push(detail))
  return () => events.splice(0)
}
