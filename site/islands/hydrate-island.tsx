import { useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Block } from './registry.ts'

/** Calls `then` once its children are hydrated. Adds nothing to the tree that `useId` counts. */
function OnHydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/** Lets the browser draw and answer before what follows; a timer would wait longer. */
function ownTask(then: () => void) {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', then, { once: true })
  port1.start()
  port2.postMessage(null)
}

/** Hydrates an island with the props beside it; resolves in a task of its own, once it handles events: what is replayed takes long enough. */
export function hydrateIsland(island: HTMLElement, Block: Block): Promise<void> {
  const props: object = JSON.parse(island.nextElementSibling!.textContent!)
  return new Promise((resolve) => {
    const tree = (
      <OnHydrated then={() => ownTask(resolve)}>
        <Block {...props} />
      </OnHydrated>
    )
    hydrateRoot(island, tree, { identifierPrefix: island.dataset.prefix })
  })
}
