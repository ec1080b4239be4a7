/* oxlint-disable no-underscore-dangle -- the names are Storybook's */
import type { Page } from '@playwright/test'
import type { Frame } from '../../.storybook/frames.ts'
import { settle } from '../../scripts/built-storybook.ts'
import type { Pinned } from './stories.ts'

/** Properties that Storybook adds to the window of a story, as far as they are used here. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: 'storyFinished') => { status: string }[] | undefined
    emit: (event: 'updateGlobals', payload: object) => void
  }
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { phase?: string; rerenderEnqueued?: boolean }
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

/** Returns the toolbar values and window sizes that stories set themselves, by id. */
export async function pinnedBy(page: Page, url: string, ids: string[]): Promise<Map<string, Pinned>> {
  await page.goto(address(url, ids[0]!))
  await finished(page)
  const pinned = await page.evaluate(async (ids) => {
    const preview = window.__STORYBOOK_PREVIEW__!
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

/** Waits until a story has rendered and played, also what an addon has changed meanwhile; whether that was without an error. */
async function finished(page: Page): Promise<boolean> {
  const status = await page.waitForFunction(
    () => {
      const render = window.__STORYBOOK_PREVIEW__?.currentRender
      if (render?.phase !== 'finished' || render.rerenderEnqueued) return undefined
      return window.__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished')?.[0]?.status
    },
    undefined,
    { polling: 'raf', timeout: 120_000 },
  )
  return (await status.jsonValue()) === 'success'
}

/** Sets the theme and the language as the toolbar does. Effects of a play function remain. */
async function setGlobals(page: Page, { brand, locale = 'en' }: Frame): Promise<void> {
  // From here on the story is not finished, until it is again.
  await page.evaluate((globals) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }), { brand, locale })
  await finished(page)
}

/** The lowest edge of anything that is seen, a dialog too; px, with some for a shadow. */
const measureHeight = (page: Page) =>
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
 * Takes pictures of a story in the frames that are wanted. It is loaded once and plays in the first frame. Toolbar, window and
 * media show it in all others, since one frame may depend on those before. Animations are at their end. Resolves with whether it
 * has played without an error.
 */
export async function shoot(
  page: Page,
  url: string,
  id: string,
  frames: ReadonlyMap<string, Frame>,
  wanted: ReadonlySet<string>,
  keep: (frame: string, picture: Buffer) => void,
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
    if (!wanted.has(name)) continue
    const clip = { x: 0, y: 0, width, height: await measureHeight(page) }
    keep(name, await page.screenshot({ fullPage: true, clip, animations: 'disabled', style, timeout: 120_000 }))
  }
  return hasPlayed ?? true
}
