// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ContactForm } from '../blocks/contact-form/index.ts'
import { Carousel } from '../elements/carousel/index.ts'
import { createEnhance } from '../enhance.ts'
import { draftKey } from '../forms/draft-key.ts'
import { BlockScripts } from './index.ts'

vi.stubGlobal('matchMedia', () => ({ matches: true }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => {}
    unobserve = () => {}
    disconnect = () => {}
  },
)
afterEach(cleanup)

const slides = ['Ines', 'Wolf'].map((name) => ({ id: name, content: <a href={`/${name}`}>{name}</a> }))
const row = <Carousel label="Designers" slides={slides} />
const carousel = () => document.querySelector<HTMLElement>('[data-enhance="carousel"]')
const html =
  '<div data-enhance="form"><form><input data-part="form-name" type="hidden" value="contact"><button>Send</button></form></div>'

it('gives what is on the page, and what comes later, its behaviour, and ends it for what has gone', async () => {
  const { rerender } = render(
    <StrictMode>
      <BlockScripts />
    </StrictMode>,
  )
  expect(carousel()).toBeNull()
  rerender(
    <StrictMode>
      <BlockScripts />
      {row}
    </StrictMode>,
  )
  const shown = carousel()!
  await expect.poll(() => shown.dataset.enhanced).toBe('')
  rerender(
    <StrictMode>
      <BlockScripts />
    </StrictMode>,
  )
  await expect.poll(() => shown.dataset.enhanced).toBeUndefined()
})

it("loads the application's script of forms with the first use, and leaves forms to the browser without one", async () => {
  const form = vi.fn(async () => ({ default: createEnhance(() => {}) }))
  const { rerender } = render(<BlockScripts />)
  const left = document.body.appendChild(document.createElement('div'))
  left.innerHTML = html
  await new Promise((resolve) => setTimeout(resolve))
  expect(left.querySelector('form')!.noValidate).toBe(false)

  rerender(<BlockScripts form={form} />)
  const taken = document.body.appendChild(document.createElement('div'))
  taken.innerHTML = html
  await expect.poll(() => taken.querySelector('form')!.noValidate).toBe(true)
  expect(form).not.toHaveBeenCalled()
  taken.querySelector('button')!.focus()
  await expect.poll(() => taken.querySelector<HTMLElement>('[data-enhance]')!.dataset.enhanced).toBe('')
  expect(form).toHaveBeenCalledTimes(1)
  left.remove()
  taken.remove()
})

it('loads the script of a form at once where typed texts are to come back, whatever names it is sent under (FORM-45, FORM-53)', async () => {
  const form = vi.fn(async () => ({ default: createEnhance(() => {}) }))
  sessionStorage.setItem(draftKey('contact'), '{}')
  render(
    <>
      <ContactForm title="Ask us" form={{ names: { form: 'kind' } }} />
      <BlockScripts form={form} />
    </>,
  )
  await expect.poll(() => form).toHaveBeenCalledTimes(1)
  sessionStorage.clear()
})
