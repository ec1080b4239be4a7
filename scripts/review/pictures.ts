/* oxlint-disable no-underscore-dangle -- the names are Storybook's */
import type { Page } from '@playwright/test'
import type { Frame } from '../../.storybook/frames.ts'
import { settle } from '../built-storybook.ts'
import type { Pinned } from './stories.ts'

/** What Storybook has in the window of a story, as far as it is used here. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: string) => { storyId: string; status: string }[] | undefined
    once: (event: string, listener: () => void) => void
    emit: (event: string, payload: object) => void
  }
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>
    storyStore: {
      loadStory: (story: { storyId: string }) => Promise<{
        storyGlobals: { brand?: string; locale?: string; viewport?: { value: string } }
        parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } }
      }>
    }
  }
}
declare const window: Window & StorybookWindow

/** Axe would take longer than the picture. */
const address = (url: string, id: string) => new URL(`iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`, url).href

/** What the stories set themselves. */
export async function pinnedBy(page: Page, url: string, ids: string[]): Promise<Map<string, Pinned>> {
  await page.goto(address(url, ids[0]!))
  const pinned = await page.evaluate(async (ids) => {
    const preview = window.__STORYBOOK_PREVIEW__
    await preview.ready()
    const all: [string, Pinned][] = []
    for (const storyId of ids) {
      const { storyGlobals, parameters } = await preview.storyStore.loadStory({ storyId })
      const { brand, locale, viewport } = storyGlobals
      const styles = parameters.viewport?.options?.[viewport?.value ?? '']?.styles
      all.push([
        storyId,
        {
          globals: { ...(brand && { brand }), ...(locale && { locale }) },
          ...(styles && { size: { width: parseInt(styles.width), height: parseInt(styles.height) } }),
        },
      ])
    }
    return all
  }, ids)
  return new Map(pinned)
}

/** Whether a story has rendered and played without an error. */
async function finished(page: Page): Promise<boolean> {
  const status = await page.waitForFunction(
    () => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0]?.status,
    undefined,
    { polling: 'raf', timeout: 120_000 },
  )
  return (await status.jsonValue()) === 'success'
}

/** What the toolbar does. What a play function has done stays. */
const setGlobals = (page: Page, { brand, locale = 'en' }: Frame) =>
  page.evaluate(
    (globals) =>
      new Promise<void>((done) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__!
        channel.once('storyFinished', done)
        channel.emit('updateGlobals', { globals })
      }),
    { brand, locale },
  )

/** The lowest edge of anything that is seen, a dialog too; px, with some for a shadow. */
const heightOf = (page: Page) =>
  page.evaluate(() => {
    const edges = Array.from(document.body.querySelectorAll('*'), (element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ bottom }) => bottom + window.scrollY)
    const page = document.documentElement.scrollHeight
    return Math.min(page, Math.ceil(Math.max(1, ...edges)) + 16)
  })

/** Films are never at the same picture twice. */
const style = 'video { visibility: hidden !important }'

/**
 * Takes pictures of a story. It is loaded once, plays in the first frame, and is shown in the others by toolbar, window and media.
 * Animations are at their end. Resolves with whether it has played without an error.
 */
export async function shoot(
  page: Page,
  url: string,
  id: string,
  frames: Map<string, Frame>,
  keep: (frame: string, picture: Buffer) => Promise<void> | void,
): Promise<boolean> {
  let hasPlayed: boolean | undefined
  for (const [name, frame] of frames) {
    const { width, height, media } = frame
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ media: 'screen', forcedColors: 'none', reducedMotion: 'no-preference', ...media })
    if (hasPlayed === undefined) {
      await page.goto(address(url, id))
      hasPlayed = await finished(page)
    }
    await setGlobals(page, frame)
    await settle(page)
    const clip = { x: 0, y: 0, width, height: await heightOf(page) }
    await keep(name, await page.screenshot({ fullPage: true, clip, animations: 'disabled', style, timeout: 120_000 }))
  }
  return hasPlayed ?? true
}
