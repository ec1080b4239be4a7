// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HomeHeader } from './blocks/home-header/HomeHeader.tsx'
import { Accordion } from './elements/accordion/Accordion.tsx'
import { Tabs } from './elements/tabs/Tabs.tsx'
import { blockEventName, type BlockEvent } from './events.ts'
import { brand, localesOf, menu } from './navigation/fixtures.tsx'
import { Search } from './navigation/search/Search.tsx'
import { searchDebounce } from './navigation/search/useSuggestions.ts'
import { SiteHeader } from './navigation/site-header/SiteHeader.tsx'
import { stubMedia } from './testing/media.ts'

const onEvent = vi.fn<(event: BlockEvent) => void>()
/** What was told since the last time. */
const told = () => onEvent.mock.calls.splice(0).map(([event]) => event)

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

it('HomeHeader tells that its video was opened', () => {
  const video = { provider: 'file', id: '/film.mp4', title: 'A film', href: '/film.mp4' } as const
  const image = { src: 'a.webp', alt: '', width: 1, height: 1 }
  const { getByRole } = render(<HomeHeader tagline="Quiet" image={image} video={video} onEvent={onEvent} />)
  fireEvent.click(getByRole('link'))
  expect(told()).toEqual([{ type: 'video-open', title: 'A film', href: `${location.origin}/film.mp4` }])
})

it('Accordion tells what the visitor opens and closes', () => {
  const items = ['a', 'b'].map((id) => ({ id, title: id.toUpperCase(), content: id }))
  const { getByRole } = render(<Accordion items={items} onEvent={onEvent} />)
  for (const name of ['A', 'B', 'B']) fireEvent.click(getByRole('button', { name }))
  expect(told()).toEqual([
    { type: 'accordion-change', id: 'a', open: true },
    { type: 'accordion-change', id: 'b', open: true },
    { type: 'accordion-change', id: 'b', open: false },
  ])
})

it('Tabs tells which tab the visitor chose, not the one that is shown already', () => {
  const tabs = ['a', 'b'].map((id) => ({ id, title: id.toUpperCase(), content: id }))
  const { getByRole } = render(<Tabs label="Letters" tabs={tabs} onEvent={onEvent} />)
  for (const name of ['A', 'B']) fireEvent.click(getByRole('tab', { name }))
  expect(told()).toEqual([{ type: 'tab-change', id: 'b' }])
})

it('Search tells what is searched for and which suggestion is followed', async () => {
  vi.useFakeTimers()
  const result = { title: 'Panel', type: 'Product', href: '#panel' }
  const find = vi.fn(async () => [result])
  const { container, getByRole } = render(<Search href="/search" findSuggestions={find} onEvent={onEvent} />)
  fireEvent.input(getByRole('combobox'), { target: { value: 'panel' } })
  await act(() => vi.advanceTimersByTimeAsync(searchDebounce))
  fireEvent.click(getByRole('option'))
  fireEvent.submit(container.querySelector('form')!)
  expect(told()).toEqual([
    { type: 'search-select', keyword: 'panel', href: '#panel' },
    { type: 'search-submit', keyword: 'panel' },
  ])
})

it('SiteHeader dispatches a DOM event when its menu or its search is opened', () => {
  HTMLDialogElement.prototype.showModal ??= () => {}
  HTMLDialogElement.prototype.close ??= () => {}
  const listen = ({ detail }: CustomEvent<BlockEvent>) => onEvent(detail)
  document.addEventListener(blockEventName, listen)
  const { container } = render(<SiteHeader {...brand} menu={menu} locales={localesOf('en')} search={<Search href="/search" />} />)
  for (const opener of ['menu', 'search']) fireEvent.click(container.querySelector(`[data-${opener}-open]`)!)
  document.removeEventListener(blockEventName, listen)
  expect(told()).toEqual([{ type: 'menu-open' }, { type: 'search-open' }])
})
