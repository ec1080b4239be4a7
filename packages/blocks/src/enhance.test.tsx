// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { StrictMode, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HomeHeader } from './blocks/home-header/HomeHeader.tsx'
import { Tooltip } from './elements/tooltip/Tooltip.tsx'
import { enhanceAll } from './enhance.ts'
import { enhanceBackgroundVideo } from './enhance-background-video.ts'
import { enhanceNavigation } from './navigation/enhance-navigation.ts'
import { brand, listLocaleLinks, menu } from './navigation/fixtures.tsx'
import { enhanceLocaleWarning } from './navigation/locale-warning/enhance-locale-warning.ts'
import { LocaleWarning } from './navigation/locale-warning/LocaleWarning.tsx'
import { ProgressBar } from './navigation/progress-bar/ProgressBar.tsx'
import { SiteHeader } from './navigation/site-header/SiteHeader.tsx'
import { enhanceTooltip } from './elements/tooltip/enhance-tooltip.ts'
import { stubMedia } from './testing/media.ts'

const image = { src: 'a.webp', alt: '', width: 1, height: 1 }
const parts: Record<string, { element: ReactElement; act?: (container: HTMLElement) => void }> = {
  SiteHeader: {
    element: (
      <SiteHeader {...brand} menu={menu} locales={listLocaleLinks('en')} search={<search data-search="" id="site-search" />} />
    ),
    act(container) {
      vi.stubGlobal('scrollY', 100)
      window.dispatchEvent(new Event('scroll'))
      container.querySelector<HTMLElement>('[data-search-open]')!.click()
      container.querySelector<HTMLElement>('[data-menu-open]')!.click()
    },
  },
  LocaleWarning: {
    element: <LocaleWarning requestedLocale="nl" contentLocale="en" />,
    act: (container) => container.querySelector('a')!.click(),
  },
  ProgressBar: {
    element: (
      <>
        <ProgressBar />
        <form action="/elsewhere" />
      </>
    ),
    act: (container) => container.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true })),
  },
  Tooltip: {
    element: <Tooltip>More</Tooltip>,
    act(container) {
      container.querySelector('button')!.focus()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    },
  },
  HomeHeader: {
    element: <HomeHeader tagline="Quiet" image={image} backgroundVideo={{ mp4: 'a.mp4', poster: 'a.webp' }} />,
    act: (container) => container.querySelector('video')!.dispatchEvent(new Event('playing')),
  },
}

/** All plain scripts, as a page without React runs them. */
function enhancePage(root: ParentNode): () => void {
  const undoings = [
    enhanceNavigation(root),
    enhanceAll(root, '[data-enhance="locale-warning"]', enhanceLocaleWarning),
    enhanceAll(root, '[data-tooltip]', enhanceTooltip),
    enhanceAll(root, '[data-enhance="background-video"]', enhanceBackgroundVideo),
  ]
  return () => undoings.forEach((undo) => undo())
}

/** Listeners of the scripts. React has some of its own on the elements that it makes, which end with these. */
let listeners = 0
const counts = (target: EventTarget, signal?: AbortSignal) => signal || !(target instanceof Element)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollY', 0)
  HTMLDialogElement.prototype.showModal ??= function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
  stubMedia({ suits: true })
  listeners = 0
  // The test environment gives the window functions of its own.
  for (const owner of [EventTarget.prototype, window]) {
    const { addEventListener, removeEventListener } = owner
    vi.spyOn(owner, 'addEventListener').mockImplementation(function add(
      this: EventTarget,
      ...args: Parameters<EventTarget['addEventListener']>
    ) {
      const [, , options] = args
      const signal = typeof options === 'object' ? options.signal : undefined
      if (counts(this, signal)) listeners += 1
      signal?.addEventListener('abort', () => (listeners -= 1))
      addEventListener.apply(this, args)
    })
    vi.spyOn(owner, 'removeEventListener').mockImplementation(function remove(
      this: EventTarget,
      ...args: Parameters<EventTarget['removeEventListener']>
    ) {
      if (counts(this)) listeners -= 1
      removeEventListener.apply(this, args)
    })
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Counts the active listeners and timers. jsdom's own timers end within 20 ms; those of the scripts take at least 200 ms. */
function pending() {
  vi.advanceTimersByTime(20)
  return { listeners, timers: vi.getTimerCount() }
}

it.each(Object.entries(parts))('%s leaves nothing behind after ten mounts under StrictMode', (_, { element, act }) => {
  const { container, rerender } = render(<StrictMode>{element}</StrictMode>)
  rerender(null)
  const before = pending()
  for (let round = 0; round < 10; round += 1) {
    rerender(<StrictMode>{element}</StrictMode>)
    expect(listeners).toBeGreaterThan(before.listeners)
    act?.(container)
    rerender(null)
  }
  expect(pending()).toEqual(before)
})

it.each(Object.entries(parts))('%s is as the server sent it after its plain script was undone', (_, { element, act }) => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(element)
  // Written as the browser writes it.
  for (const styled of root.querySelectorAll<HTMLElement>('[style]')) styled.setAttribute('style', styled.style.cssText)
  const before = { html: root.innerHTML, ...pending() }
  for (let round = 0; round < 10; round += 1) {
    const undo = enhancePage(root)
    expect(root.innerHTML).not.toBe(before.html)
    act?.(root)
    undo()
    undo()
  }
  expect({ html: root.innerHTML, ...pending() }).toEqual(before)
})

it('an element is enhanced once, whoever asks for it', () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<span data-tooltip></span>'
  const tip = root.querySelector<HTMLElement>('span')!
  const undo = enhanceTooltip(tip)
  const added = listeners
  expect(enhanceTooltip(tip)).toBe(undo)
  expect(listeners).toBe(added)
  undo()
  expect(enhanceTooltip(tip)).not.toBe(undo)
  expect(listeners).toBe(added)
})
