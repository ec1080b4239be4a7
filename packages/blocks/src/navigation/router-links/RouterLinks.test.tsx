// @vitest-environment jsdom
import { act, StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { RouterLinks, type RouterLinksProps } from './RouterLinks.tsx'

const page = (
  <>
    <Breadcrumb homeHref="/nl" trail={[{ label: 'Felts' }]} />
    <Pagination page={1} pages={2} href="/felts?page={page}" />
    <div dangerouslySetInnerHTML={{ __html: '<p><a id="html" href="/about#team"><b>Team</b></a></p>' }} />
    <a id="same" href="#below">
      Below
    </a>
    <a id="elsewhere" href="https://elsewhere.example/">
      Elsewhere
    </a>
    <a id="mail" href="mailto:a@x.example">
      Mail
    </a>
    <a id="tab" href="/about" target="_blank" rel="noopener">
      Tab
    </a>
    <a id="file" href="/manual.pdf" download>
      File
    </a>
  </>
)

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let root: ReturnType<typeof createRoot>
const show = (tree: ReactNode) => act(async () => root.render(<StrictMode>{tree}</StrictMode>))
const withRouter = (props: RouterLinksProps) => (
  <>
    {page}
    <RouterLinks {...props} />
  </>
)

// jsdom follows no link and logs an error; the links that a browser would follow are noted instead.
let native: string[]
const note = (event: Event) => {
  if (!event.defaultPrevented) native.push((event.target as Element).closest('a')!.getAttribute('href')!)
  event.preventDefault()
}

beforeEach(() => {
  native = []
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root')!)
  window.addEventListener('click', note)
})
afterEach(async () => {
  await act(async () => root.unmount())
  window.removeEventListener('click', note)
})

const click = (selector: string, init: MouseEventInit = {}) =>
  document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

it('hands links of menus, lists and HTML to the router, each once', async () => {
  const navigate = vi.fn()
  await show(withRouter({ navigate }))
  click('nav a[href="/nl"]')
  click('a[rel="next"]')
  click('#html b')
  expect(navigate.mock.calls).toEqual([['/nl'], ['/felts?page=2'], ['/about#team']])
  expect(native).toEqual([])
})

it('leaves the browser what is another site, a file, a tab or a place on the page', async () => {
  const navigate = vi.fn()
  await show(withRouter({ navigate }))
  for (const id of ['same', 'elsewhere', 'mail', 'tab', 'file']) click(`#${id}`)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) click('#html', { [key]: true })
  click('#html', { button: 1 })
  expect(navigate).not.toHaveBeenCalled()
  expect(native).toHaveLength(10)
})

it('leaves alone what other code has handled, and pages that the router does not know', async () => {
  const navigate = vi.fn()
  await show(withRouter({ navigate, isRouted: ({ pathname }) => pathname !== '/nl' }))
  document.querySelector('#html')!.addEventListener('click', (event) => event.preventDefault())
  click('#html')
  click('nav a[href="/nl"]')
  expect(navigate).not.toHaveBeenCalled()
  expect(native).toEqual(['/nl'])
})

it('leaves no listener behind', async () => {
  const navigate = vi.fn()
  await show(withRouter({ navigate }))
  await show(page)
  click('#html')
  expect(navigate).not.toHaveBeenCalled()
  expect(native).toEqual(['/about#team'])
})
