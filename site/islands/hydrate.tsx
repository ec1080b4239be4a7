import { useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Block } from '../cms/registry.ts'

/** Tells when its children answer. Adds nothing to the tree that `useId` counts. */
function Alive({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/** Makes an island live with the props beside it; resolves when it answers. */
export function hydrate(island: HTMLElement, Block: Block): Promise<void> {
  const props: object = JSON.parse(island.nextElementSibling!.textContent!)
  return new Promise((resolve) => {
    const tree = (
      <Alive then={resolve}>
        <Block {...props} />
      </Alive>
    )
    hydrateRoot(island, tree, { identifierPrefix: island.dataset.prefix })
  })
}
