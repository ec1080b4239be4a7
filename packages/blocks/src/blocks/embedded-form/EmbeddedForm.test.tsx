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
  expect(whole).toContain('href="tel:+3205600"')
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
