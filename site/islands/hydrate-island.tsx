import { useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Block } from './registry.ts'

/** Calls `then` once its children are hydrated. Adds nothing to the tree that `useId` counts. */
function OnHydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/** Hydrates an island with the props beside it; resolves when it handles events. */
export function hydrateIsland(island: HTMLElement, Block: Block): Promise<void> {
  const props: object = JSON.parse(island.nextElementSibling!.textContent!)
  return new Promise((resolve) => {
    const tree = (
      <OnHydrated then={resolve}>
        <Block {...props} />
      </OnHydrated>
    )
    hydrateRoot(island, tree, { identifierPrefix: island.dataset.prefix })
  })
}
