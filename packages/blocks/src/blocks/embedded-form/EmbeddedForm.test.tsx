// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EmbeddedForm, type EmbeddedFormProps } from './EmbeddedForm.tsx'
import { enhanceEmbeddedForm } from './enhance-embedded-form.ts'
import { frameHeight } from './resize-message.ts'

const src = 'https://forms.example/visit?showrooms=Milan'
const framed: EmbeddedFormProps = {
  title: 'Visit',
  form: 'visit-us',
  hostedForms: { request: (form) => ({ src: `${src}&form=${form}` }) },
}
const html = (props: EmbeddedFormProps) => renderToStaticMarkup(<EmbeddedForm {...props} />)

it('shows a hosted form in a frame with a name; only styles for scripting hide it (BLK-embedded_form-01, CONTACT-05)', () => {
  document.body.innerHTML = html(framed)
  const frame = document.querySelector('iframe')!
  expect([frame.src, frame.title]).toEqual([`${src}&form=visit-us`, 'Visit'])
  expect([frame.hidden, frame.getAttribute('style')]).toEqual([false, null])
  expect(frame.parentElement!.classList).not.toContain(frame.parentElement!.dataset['shown'])
})

it('says how to reach the brand where no form is configured, never an empty frame (CONTACT-05)', () => {
  const request = () => ({ about: 'Presser & fitter' })
  const whole = html({ title: 'Apply', hostedForms: { request, email: 'hello@example.com', phone: '+32 (0)56 00' } })
  expect(whole).not.toContain('iframe')
  expect(whole).toContain('href="mailto:hello@example.com?subject=Presser%20%26%20fitter"')
  expect(whole).toContain('href="tel:+325600"')
  expect(whole).toContain('About: Presser &amp; fitter')
  expect(html({})).not.toMatch(/iframe|<ul/)
})

describe('the script', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })
  function start() {
    document.body.innerHTML = html(framed)
    const element = document.querySelector<HTMLElement>('[data-enhance="embedded-form"]')!
    const frame = element.querySelector('iframe')!
    const undo = enhanceEmbeddedForm(element)
    const isHidden = () => !element.classList.contains(element.dataset['shown']!)
    const send = (data: unknown, origin = 'https://forms.example', source: MessageEventSource | null = frame.contentWindow) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
    return { frame, undo, isHidden, send }
  }

  it('shows the form 1 s after it has loaded, and never hides it again (CONTACT-07)', () => {
    const { frame, isHidden } = start()
    expect(isHidden()).toBe(true)
    frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(999)
    expect(isHidden()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isHidden()).toBe(false)
    frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(1)
    expect(isHidden()).toBe(false)
  })

  it('shows a form that had come before the script after 1 s (CONTACT-07)', () => {
    vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null)
    const { isHidden } = start()
    vi.advanceTimersByTime(1000)
    expect(isHidden()).toBe(false)
    vi.restoreAllMocks()
  })

  it('shows a form that never tells that it has loaded (CONTACT-07)', () => {
    const { isHidden } = start()
    vi.advanceTimersByTime(10_000)
    expect(isHidden()).toBe(false)
  })

  it('follows the height that the form asks for, from its origin and its own window only (CONTACT-08)', () => {
    const { frame, send, undo, isHidden } = start()
    send({ type: 'resize', height: 300 })
    expect(frame.style.blockSize).toBe('315px')
    send(900, 'https://forms.example.org')
    send(900, 'https://forms.example', window)
    send(900, 'null', null)
    send('900')
    send({ type: 'resize', height: 10_001 })
    expect(frame.style.blockSize).toBe('315px')
    undo()
    send(500)
    expect(frame.style.blockSize).toBe('315px')
    expect(isHidden()).toBe(false)
  })
})

it.each([
  [420, 435],
  [0, 15],
  [10_000, 10_015],
  [{ height: 12.5 }, 27.5],
  [{ type: 'resize', height: 100 }, 115],
  [{ type: 'scroll', height: 100 }, undefined],
  [{ type: 'resize' }, undefined],
  [-1, undefined],
  [10_000.5, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  ['100', undefined],
  [{ height: '100' }, undefined],
  [null, undefined],
  [undefined, undefined],
  [[100], undefined],
])('reads the height of %j (CONTACT-08)', (data, height) => expect(frameHeight(data)).toBe(height))

describe('a form whose server cannot be reached (CONTACT-17)', () => {
  const reachable = { ...framed, hostedForms: { ...framed.hostedForms!, email: 'hello@example.com' } }
  let undo = () => {}
  afterEach(() => {
    undo()
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })
  function open(answer: () => Promise<unknown>) {
    vi.stubGlobal('fetch', vi.fn(answer))
    document.body.innerHTML = html(reachable)
    const element = document.querySelector<HTMLElement>('[data-enhance="embedded-form"]')!
    undo = enhanceEmbeddedForm(element)
    const frame = element.querySelector('iframe')!
    frame.dispatchEvent(new Event('load'))
    const state = () => [frame.hidden, element.querySelector<HTMLElement>('[data-part="embedded-form-fallback"]')!.hidden]
    return { frame, state }
  }
  const isAsked = () => expect.poll(() => vi.mocked(fetch).mock.settledResults.length).toBeGreaterThan(0)
  const fail = () => Promise.reject(new TypeError('Failed to fetch'))

  it('is replaced by the address to write to', async () => {
    const { state } = open(fail)
    expect(state()).toEqual([false, true])
    await expect.poll(state).toEqual([true, false])
    expect(document.querySelector('[data-part="embedded-form-fallback"] a')!.getAttribute('href')).toBe(
      'mailto:hello@example.com?subject=Visit',
    )
  })

  it('stays where it answers', async () => {
    const { state } = open(() => Promise.resolve(new Response()))
    await isAsked()
    expect(state()).toEqual([false, true])
  })

  it('stays where it has told its height', async () => {
    const answer = Promise.withResolvers<never>()
    const { frame, state } = open(() => answer.promise)
    const message = { data: 300, origin: 'https://forms.example', source: frame.contentWindow }
    window.dispatchEvent(new MessageEvent('message', message))
    answer.reject(new TypeError('Failed to fetch'))
    await isAsked()
    await new Promise((go) => setTimeout(go))
    expect(state()).toEqual([false, true])
  })

  it('stays where a policy of the page forbids the question', async () => {
    const { state } = open(() => {
      setTimeout(() => document.dispatchEvent(new Event('securitypolicyviolation')))
      return fail()
    })
    await isAsked()
    await new Promise((go) => setTimeout(go))
    await new Promise((go) => setTimeout(go))
    expect(state()).toEqual([false, true])
  })
})
