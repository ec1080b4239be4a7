import { useEffect, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { keepFields } from './keep-fields.ts'
import type { Block } from './registry.ts'

/** Calls `then` once its children are hydrated. Adds nothing to the tree that `useId` counts. */
function OnHydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/** Lets the browser draw and answer before what follows; a timer would wait longer. */
function yieldToEventLoop(then: () => void) {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', then, { once: true })
  port1.start()
  port2.postMessage(null)
}

/** Resolves once nothing in an element is pressed: an element that is replaced in the middle of a press gets no click. */
async function waitForRelease(element: HTMLElement): Promise<void> {
  while (element.matches(':active')) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** The elements and texts of HTML, without attributes: React compares these. */
const outline = (html: string) => html.replaceAll(/<([\w-]+)[^>]*>/g, '<$1>')

/**
 * Hydrates an island with the props beside it; resolves in a task of its own, once it handles events: a replayed event takes long enough.
 * If a translator or a password manager has changed the HTML, React renders all of it anew, without what was typed and without
 * the parts that have no props. It may do so between a press and its click. So the island first begins again with the HTML that
 * was `served`, and its plain scripts; what was typed is put back.
 * @requirement GEN-28
 */
export async function hydrateIsland(
  island: HTMLElement,
  Block: Block,
  served: string,
  enhance: (island: HTMLElement) => void,
): Promise<void> {
  const props: object = JSON.parse(island.nextElementSibling!.textContent!)
  await waitForRelease(island)
  function beginAgain(restore: () => void) {
    island.innerHTML = served
    enhance(island)
    restore()
  }
  if (outline(island.innerHTML) !== outline(served)) beginAgain(keepFields(island, AbortSignal.abort()))
  return new Promise((resolve) => {
    function hydrate(startOver: (root: Root, restore: () => void, error: unknown) => void) {
      const attempt = new AbortController()
      const restore = keepFields(island, attempt.signal)
      function succeed() {
        if (attempt.signal.aborted) return
        attempt.abort()
        yieldToEventLoop(resolve)
      }
      const tree = (
        <OnHydrated then={succeed}>
          <Block {...props} />
        </OnHydrated>
      )
      const root = hydrateRoot(island, tree, {
        identifierPrefix: island.dataset.prefix,
        onRecoverableError(error) {
          attempt.abort()
          // After React has ended its own work, and before the next key is pressed.
          queueMicrotask(() => startOver(root, restore, error))
        },
      })
    }
    // It may still be changed before React is done.
    hydrate((root, restore) => {
      root.unmount()
      beginAgain(restore)
      hydrate((_, restore, error) => {
        // It was changed before the loader ran, or the server renders it differently.
        reportError(error)
        restore()
        resolve()
      })
    })
  })
}
