// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { fixtures as homeHeader } from './blocks/home-header/HomeHeader.fixtures.ts'
import { WatchVideo } from './blocks/home-header/WatchVideo.tsx'
import { en as homeHeaderTexts } from './blocks/home-header/HomeHeader.messages.ts'
import { fixtures as imageGallery } from './blocks/image-gallery/ImageGallery.fixtures.ts'
import { ImageGallery } from './blocks/image-gallery/index.ts'
import { fixtures as videoPlayer } from './blocks/video-player/VideoPlayer.fixtures.ts'
import { VideoPlayer } from './blocks/video-player/index.ts'
import { visuallyHidden } from './elements/styles/visually-hidden.css.ts'
import * as library from './generated/index.ts'
import { Modal } from './modal/index.ts'
import { everyExample } from './testing/every-block.ts'
import { stubMedia } from './testing/media.ts'
import { stubObservers } from './testing/observers.ts'
import { downloads, otherExamples } from './testing/other-examples.tsx'

const nothing = () => {}

/** Components that render no element of their own name. */
const withoutRoot = new Set(['ActionButton', 'BlockScripts', 'NotFound', 'RouterLinks'])
const kebab = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
const components = Object.keys(library).filter((name) => /^[A-Z]/.test(name) && !withoutRoot.has(name))

/** Elements that a brand may want to style; the HTML of an editor is styled by its tags. */
const styleable =
  'h1,h2,h3,h4,p,ul,ol,li,dl,dt,dd,a,button,img,figure,figcaption,blockquote,nav,form,input,video,iframe,output,mark'

const seen = new Set<string>()
const bare = new Set<string>()

/** Notes the names on the page, and what has none. */
function note() {
  for (const element of document.body.querySelectorAll('*')) {
    const part = element.getAttribute('data-part')
    if (part) seen.add(part)
    else if (
      !element.parentElement?.closest('[data-part="rich-text"], svg') &&
      (hasOwnClass(element) || element.matches(styleable))
    )
      bare.add((element.cloneNode() as Element).outerHTML)
  }
}
const hasOwnClass = (element: Element) => [...element.classList].some((name) => !visuallyHidden.split(' ').includes(name))

beforeAll(async () => {
  stubMedia({ suits: false })
  stubObservers()
  for (const part of [...everyExample.map(({ Block, props, title }) => <Block key={title} {...props} />), ...otherExamples]) {
    document.body.innerHTML = renderToString(part)
    note()
  }
  document.body.replaceChildren()
  render(
    <Modal open onOpenChange={nothing} title="A">
      a
    </Modal>,
  )
  note()
  cleanup()
  for (const video of [homeHeader.complete.en.video!, { provider: 'youtube', id: 'a', href: '/a' } as const]) {
    const { getByRole } = render(<WatchVideo video={video} messages={homeHeaderTexts} />)
    act(() => getByRole('link').click())
    note()
    cleanup()
  }
  render(<ImageGallery {...imageGallery.complete.en} />)
  act(() => document.querySelector<HTMLElement>('[data-part="image-gallery-tile"]')!.click())
  note()
  cleanup()
  render(downloads)
  act(() => document.querySelector<HTMLElement>('[href="#downloads"]')!.click())
  // It cannot be loaded here.
  vi.spyOn(console, 'error').mockImplementation(nothing)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  await act(async () => document.querySelector<HTMLElement>('[role=dialog] [download]')!.click())
  note()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  cleanup()
  const { getByRole } = render(<VideoPlayer {...videoPlayer.complete.en} />)
  act(() => getByRole('link').click())
  note()
  act(() => void document.querySelector('video')!.dispatchEvent(new Event('error')))
  note()
  cleanup()
})

it('every element with styles of ours, heading, text, picture, list and control has a name', () => {
  expect([...bare]).toEqual([])
})

it('every component has its own name on its outermost element', () => {
  expect(components.map(kebab).filter((name) => !seen.has(name))).toEqual([])
  expect(components.length).toBeGreaterThan(35)
})

/** The names are public: a change of this table is a change for every brand. */
it('the names are those of the table in REFERENCE.md', () => {
  const reference = readFileSync(join(import.meta.dirname, '../REFERENCE.md'), 'utf8')
  const table = /<!-- parts -->([^]*)<!-- end of parts -->/.exec(reference)?.[1] ?? ''
  const named = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [root, ...parts] = [...line.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!)
      return [root!, ...parts.map((part) => `${root}-${part}`)]
    })
  expect([...seen].toSorted()).toEqual(named.toSorted())
})
