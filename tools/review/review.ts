import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { difference } from './compare.ts'
import { onPages } from './on-pages.ts'
import type { Finding, Review } from './page.ts'
import { show, type Shown } from './shown.ts'
import { cache, type Side } from './side.ts'

const tries = 3

/** Stories with those of their frames that are wanted; without those that have none. */
const filterStories = (ids: string[], shown: Shown, isWanted: (id: string, frame: string) => boolean) =>
  ids
    .map((id) => ({ id, wanted: new Set([...shown.listFrames(id).keys()].filter((frame) => isWanted(id, frame))) }))
    .filter(({ wanted }) => wanted.size)

/** Writes the pictures of a finding beside the page; returns their addresses. */
async function keep(id: string, frame: string, pictures: Record<string, Buffer | undefined>) {
  const written: Record<string, string> = {}
  for (const [kind, picture] of Object.entries(pictures)) {
    if (!picture) continue
    const name = `pictures/${id}--${frame.replaceAll(' ', '-')}--${kind}.png`
    await writeFile(join(cache, name), picture)
    written[kind] = name
  }
  return written
}

/**
 * Looks again at the frames of a story that have other hashes. A difference counts once both sides have given the same picture
 * twice, which excludes pictures that were taken too early.
 */
async function lookAgain(page: Page, before: Shown, after: Shown, id: string, wanted: Set<string>): Promise<Finding[]> {
  const { component, title, name } = after.stories.get(id)!
  const findings: Finding[] = []
  let open = wanted
  for (let round = 1; open.size; round++) {
    const hashes = (frame: string) => `${before.findHash(id, frame)} ${after.findHash(id, frame)}`
    const earlier = new Map([...open].map((frame) => [frame, hashes(frame)]))
    const frames = after.listFrames(id)
    const [old, current] = [await before.shoot(page, id, frames, open), await after.shoot(page, id, frames, open)]
    const unsure = new Set<string>()
    for (const frame of open) {
      const found = await difference(old.get(frame)!, current.get(frame)!)
      if (!found) continue
      if (hashes(frame) !== earlier.get(frame) && round < tries) unsure.add(frame)
      else {
        const pictures = await keep(id, frame, { before: old.get(frame), after: current.get(frame), overlay: found.overlay })
        findings.push({ id, component, story: `${title}: ${name}`, frame, pixels: found.pixels, ...pictures })
      }
    }
    open = unsure
  }
  return findings
}

/** Pictures of a story that one side has and the other does not. */
async function lookOnce(page: Page, shown: Shown, id: string, kind: 'before' | 'after'): Promise<Finding[]> {
  const { component, title, name } = shown.stories.get(id)!
  const findings: Finding[] = []
  const frames = shown.listFrames(id)
  for (const [frame, picture] of await shown.shoot(page, id, frames, new Set(frames.keys())))
    findings.push({ id, component, story: `${title}: ${name}`, frame, ...(await keep(id, frame, { [kind]: picture })) })
  return findings
}

/** Compares pictures of the stories of two sides, those whose titles have the words; `log` gets the progress. */
export async function review(
  sides: { before: Side; after: Side; words: string },
  browser: Browser,
  log: (line: string) => void,
): Promise<Review & { failed: string[] }> {
  const { words } = sides
  const before = await show(sides.before, words, browser)
  const after = await show(sides.after, words, browser)
  await rm(join(cache, 'pictures'), { recursive: true, force: true })
  await mkdir(join(cache, 'pictures'), { recursive: true })
  try {
    const shared = [...after.stories.keys()].filter((id) => before.stories.has(id))
    for (const [shown, { name }] of [[before, sides.before] as const, [after, sides.after] as const]) {
      const missing = filterStories(shared, after, (id, frame) => !shown.findHash(id, frame))
      if (missing.length) log(`Taking pictures of ${name}: ${missing.length} stories ...`)
      await onPages(browser, missing, async (page, { id, wanted }) => {
        await shown.shoot(page, id, after.listFrames(id), wanted)
      })
    }

    const differing = filterStories(shared, after, (id, frame) => before.findHash(id, frame) !== after.findHash(id, frame))
    if (differing.length) log(`Checking the differences again: ${differing.length} stories ...`)
    const found = new Map<string, Finding[]>()
    await onPages(browser, differing, async (page, { id, wanted }) => {
      found.set(id, await lookAgain(page, before, after, id, wanted))
    })
    const without = (shown: Shown, other: Shown) => [...shown.stories.keys()].filter((id) => !other.stories.has(id))
    await onPages(
      browser,
      without(after, before),
      async (page, id) => void found.set(id, await lookOnce(page, after, id, 'after')),
    )
    await onPages(
      browser,
      without(before, after),
      async (page, id) => void found.set(id, await lookOnce(page, before, id, 'before')),
    )

    // In the order of Storybook, whichever page was first.
    const order = [...new Set([...after.stories.keys(), ...before.stories.keys()])]
    return {
      before: sides.before.name,
      after: sides.after.name,
      words,
      stories: order.length,
      pictures: shared.reduce((sum, id) => sum + after.listFrames(id).size, 0),
      findings: order.flatMap((id) => found.get(id) ?? []),
      failed: [...after.failed],
    }
  } finally {
    await before.close()
    await after.close()
  }
}
