// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backgroundVideo } from '../background-video.ts'
import { everyExample } from '../testing/every-block.ts'
import { stubMedia } from '../testing/media.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stubMedia({ suits: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it.each(everyExample)(
  '$title wakes without a word on the console, also after the plain scripts have run',
  async ({ Block, props }) => {
    const error = vi.spyOn(console, 'error')
    const warn = vi.spyOn(console, 'warn')
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(<Block {...props} />)
    backgroundVideo(root)
    root.querySelector('video')?.dispatchEvent(new Event('playing'))
    const before = root.innerHTML

    const hydrated = await act(() => hydrateRoot(root, <Block {...props} />))
    expect(error).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
    expect(root.innerHTML).toBe(before)
    await act(() => hydrated.unmount())
  },
)
