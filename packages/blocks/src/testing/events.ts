import { blockEventName, type BlockEvent } from '../events.ts'

/** Listens to the blocks in an element. The function that it returns gives the events since its last call. */
export function hearBlocks(root: HTMLElement): () => BlockEvent[] {
  const told: BlockEvent[] = []
  root.addEventListener(blockEventName, ({ detail }) => told.push(detail))
  return () => told.splice(0)
}
