import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Frame } from '../../.storybook/frames.ts'
import { serveStorybook } from '../../scripts/built-storybook.ts'
import { pinnedBy, shoot } from './pictures.ts'
import { buildSide, type Side } from './side.ts'
import { listFrames, storiesIn, type Pinned, type Story } from './stories.ts'

/** The Storybook of a side while it is served. */
export interface Shown {
  /** By id. */
  stories: Map<string, Story>
  listFrames: (id: string) => Map<string, Frame>
  /** Hash of a picture. It is kept between runs, since the same files give the same picture. */
  findHash: (id: string, frame: string) => string | undefined
  /** Takes pictures of a story in those of its frames that are wanted, by frame, and notes their hashes. */
  shoot: (page: Page, id: string, frames: ReadonlyMap<string, Frame>, wanted: ReadonlySet<string>) => Promise<Map<string, Buffer>>
  /** Stories whose play function has failed. */
  failed: Set<string>
  close: () => Promise<void>
}

/** Builds and serves the Storybook of a side, with the stories that have the words. */
export async function show(side: Side, words: string, browser: Browser): Promise<Shown> {
  const { url, entries, close } = await serveStorybook(await buildSide(side))
  const stories = new Map(storiesIn(entries, words).map((story) => [story.id, story]))
  const page = await browser.newPage()
  const pinned = stories.size ? await pinnedBy(page, url, [...stories.keys()]) : new Map<string, Pinned>()
  await page.close()

  const file = join(side.folder, 'pictures.json')
  const stored = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>) : {}
  const hashes = new Map(Object.entries(stored))
  const failed = new Set<string>()
  return {
    stories,
    listFrames: (id) => listFrames(stories.get(id)!, pinned.get(id)!),
    findHash: (id, frame) => hashes.get(`${id}, ${frame}`),
    async shoot(page, id, frames, wanted) {
      const pictures = new Map<string, Buffer>()
      const hasPlayed = await shoot(page, url, id, frames, wanted, (frame, picture) => {
        pictures.set(frame, picture)
        hashes.set(`${id}, ${frame}`, createHash('sha256').update(picture).digest('hex'))
      })
      if (!hasPlayed) failed.add(id)
      return pictures
    },
    failed,
    async close() {
      await writeFile(file, JSON.stringify(Object.fromEntries(hashes)))
      await close()
    },
  }
}
