// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BlockScripts } from './block-scripts/index.ts'
import { HomeHeader } from './blocks/home-header/HomeHeader.tsx'
import { Accordion } from './elements/accordion/Accordion.tsx'
import { Tabs } from './elements/tabs/Tabs.tsx'
import type { BlockEvent, OnBlockEvent } from './events.ts'
import { brand, listLocaleLinks, menu } from './navigation/fixtures.tsx'
import { Search } from './navigation/search/Search.tsx'
import { searchDebounce } from './navigation/search/useSuggestions.ts'
import { SiteHeader } from './navigation/site-header/SiteHeader.tsx'
import { stubMedia } from './testing/media.ts'

const onEvent = vi.fn<OnBlockEvent>()
/** Returns the events since its last call. */
const takeEvents = (): BlockEvent[] => onEvent.mock.calls.splice(0).map(([event]) => event)
/** Renders a page that listens as an application does. */
const open = (page: ReactNode) =>
  render(
    <>
      {page}
      <BlockScripts onEvent={onEvent} />
    </>,
  )

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  stubMedia({ suits: false })
})
afterEach(() => {
  cleanup()
  onEvent.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('HomeHeader tells that its video was opened, and where (GEN-20)', () => {
  const video = { provider: 'file', id: '/film.mp4', title: 'A film', href: '/film.mp4' } as const
  const image = { src: 'a.webp', alt: '', width: 1, height: 1 }
  const { getByRole } = open(<HomeHeader tagline="Quiet" image={image} video={video} />)
  fireEvent.click(getByRole('link'))
  expect(onEvent.mock.lastCall?.[1]).toBe(document.querySelector('[data-part="home-header-watch"]'))
  expect(takeEvents()).toEqual([{ type: 'video-open', title: 'A film', href: `${location.origin}/film.mp4` }])
})

it('Accordion tells what the visitor opens and closes (GEN-20)', () => {
  const items = ['a', 'b'].map((id) => ({ id, title: id.toUpperCase(), content: id }))
  const { getByRole } = open(<Accordion items={items} />)
  for (const name of ['A', 'B', 'B']) fireEvent.click(getByRole('button', { name }))
  expect(takeEvents()).toEqual([
    { type: 'accordion-change', id: 'a', open: true },
    { type: 'accordion-change', id: 'b', open: true },
    { type: 'accordion-change', id: 'b', open: false },
  ])
})

it('Tabs tells which tab the visitor chose, not the one that is shown already (GEN-20)', () => {
  const tabs = ['a', 'b'].map((id) => ({ id, title: id.toUpperCase(), content: id }))
  const { getByRole } = open(<Tabs label="Letters" tabs={tabs} />)
  for (const name of ['A', 'B']) fireEvent.click(getByRole('tab', { name }))
  expect(takeEvents()).toEqual([{ type: 'tab-change', id: 'b' }])
})

it('Search tells what is searched for and which suggestion is followed (GEN-20)', async () => {
  vi.useFakeTimers()
  const result = { title: 'Panel', type: 'Product', href: '#panel' }
  const find = vi.fn(async () => [result])
  const { container, getByRole } = open(<Search href="/search" findSuggestions={find} />)
  fireEvent.input(getByRole('combobox'), { target: { value: 'panel' } })
  await act(() => vi.advanceTimersByTimeAsync(searchDebounce))
  fireEvent.click(getByRole('option'))
  fireEvent.submit(container.querySelector('form')!)
  expect(takeEvents()).toEqual([
    { type: 'search-select', keyword: 'panel', href: '#panel' },
    { type: 'search-submit', keyword: 'panel' },
  ])
})

it('SiteHeader tells when its menu or its search is opened (GEN-20)', () => {
  HTMLDialogElement.prototype.showModal ??= () => {}
  HTMLDialogElement.prototype.close ??= () => {}
  const { container } = open(
    <SiteHeader {...brand} menu={menu} locales={listLocaleLinks('en')} search={<Search href="/search" />} />,
  )
  for (const opener of ['menu', 'search']) fireEvent.click(container.querySelector(`[data-${opener}-open]`)!)
  expect(takeEvents()).toEqual([{ type: 'menu-open' }, { type: 'search-open' }])
})

it('tells once of a file that is downloaded, without the key in its address, and of no other link (GEN-20)', () => {
  const { getByRole } = open(
    <p>
      <a data-part="product-downloads-file" href="/files/felt.pdf?key=secret" download="">
        Felt
      </a>
      <a data-part="link" href="#more">
        More
      </a>
      <BlockScripts />
    </p>,
  )
  for (const name of ['Felt', 'More']) fireEvent.click(getByRole('link', { name }))
  expect(takeEvents()).toEqual([{ type: 'file-download', href: `${location.origin}/files/felt.pdf` }])
})
