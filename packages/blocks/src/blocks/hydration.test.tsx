// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhanceAll } from '../enhance.ts'
import { enhanceBackgroundVideo } from '../enhance-background-video.ts'
import { enhanceTooltip } from '../elements/tooltip/enhance-tooltip.ts'
import { everyExample } from '../testing/every-block.ts'
import { stubMedia } from '../testing/media.ts'

beforeEach(() => void stubMedia({ suits: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it.each(everyExample)(
  '$title hydrates without a message on the console, also after the plain scripts have run',
  ({ Block, props }) => {
    const error = vi.spyOn(console, 'error')
    const warn = vi.spyOn(console, 'warn')
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(<Block {...props} />)
    enhanceAll(root, '[data-enhance="background-video"]', enhanceBackgroundVideo)
    enhanceAll(root, '[data-tooltip]', enhanceTooltip)
    root.querySelector('video')?.dispatchEvent(new Event('playing'))
    const before = root.innerHTML

    render(<Block {...props} />, { container: root, hydrate: true })
    expect(error).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
    expect(root.innerHTML).toBe(before)
  },
)
