import { blockEventName, type BlockEvent } from '../events.ts'

/** Listens to the blocks in an element. The function that it returns gives what they have told since it was last called. */
export function hearBlocks(root: HTMLElement): () => BlockEvent[] {
  const told: BlockEvent[] = []
  root.addEventListener(blockEventName, ({ detail }) => told.push(detail))
  return () => told.splice(0)
}
