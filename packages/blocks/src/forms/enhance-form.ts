import { createEnhance, type Enhance } from '../enhance.ts'
import { emitBlockEvent } from '../events.ts'
import { draftKey } from './draft-key.ts'

/** Values of a form: texts, whether boxes are ticked, and files, empty where none is chosen. */
export type FormValues = Record<string, string | boolean | File>

export interface FormActions {
  /** Names of further fields that are not accepted. Default: none beside those that break a rule of their own HTML, as `required`. */
  validate?: ((values: FormValues) => readonly string[]) | undefined
  /**
   * Sends the form; what has the same token is one act of the visitor. Resolves with what was answered, such as the address of a file;
   * the block event `form-sent` has it. Rejects when it was not taken, with `fields` where the receiver does not accept some, and with
   * `failure` where it says why, in words for the visitor. A `TypeError`, as of `fetch`, means that there was no connection.
   */
  submit(values: FormValues, token: string): Promise<FormAnswer | void>
}

/** Answer of a form's receiver. */
export interface FormAnswer {
  fileUrl?: string | undefined
}

/**
 * Time for which a form that closes itself shows the words of success, in ms.
 * @requirement FORM-16
 */
export const closeDelay = 2_500

/** Ends a double or triple click after its first: what takes the place of the clicked element gets none of it. */
function endMultipleClick(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2) return document.removeEventListener('click', onClick, true)
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', onClick, { capture: true, signal })
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Session storage; it may be missing or full, and then nothing is remembered. */
const memory = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: string, value: string | undefined): void {
    try {
      if (value === undefined) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, value)
    } catch {
      // Private windows may refuse.
    }
  },
}

const newToken = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** A short number for a text: whether the same was sent before, without keeping what it was. */
const digest = (text: string) => String(Array.from(text).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) | 0, 7))

/** The fields of a form that visitors see, by name. */
const listControls = (form: HTMLFormElement) =>
  Array.from(form.elements).filter((control): control is Control => control.matches(':is(input, select, textarea)[name]'))

/** Whether a field keeps the rules of its own HTML: required, type, length. White space alone is nothing. */
function keepsRules(control: Control): boolean {
  const { required, type, value, validity, willValidate } = control
  if (!willValidate) return true
  if (required && !value.trim()) return false
  // Browsers refuse `jörg@example.com`, which servers of mail take: what takes the form judges it.
  return validity.typeMismatch && type === 'email' ? /^[^\s@]+@[^\s@]+$/.test(value) : validity.valid
}

function readValue(control: Control): FormValues[string] {
  if (!(control instanceof HTMLInputElement)) return control.value
  if (control.type === 'radio') return (control.form!.elements.namedItem(control.name) as RadioNodeList).value
  if (control.files) return control.files[0] ?? ''
  return control.type === 'checkbox' ? control.checked : control.value
}

/** Text that the page has filled in. A list has none. */
const readFilledIn = (control: Control) => ('defaultValue' in control ? control.defaultValue : '')

/** Name in a draft under which the text is kept that the page had filled in. */
const toFilledName = (name: string) => `${name}=`

/** Replaces a file by the values that identify it. */
const replaceFile = (_: string, value: unknown) => (value instanceof File ? [value.name, value.size, value.lastModified] : value)

/**
 * A plain script for a form: errors after a change and on submit, sending without leaving the page, truth about what came of it,
 * and texts that survive a reload.
 * @requirement FORM-11, FORM-15 to FORM-18, FORM-42
 */
export const enhanceForm = ({ validate, submit }: FormActions): Enhance =>
  createEnhance((root, signal) => {
    const form = root.querySelector('form')!
    const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="form-${name}"]`)!
    const { value: name } = part('name') as HTMLInputElement
    const button = form.querySelector<HTMLButtonElement>('[type="submit"]')!
    const visible = listControls(form).filter((control) => control.type !== 'hidden' && !control.closest('[inert]'))
    const key = draftKey(name)
    const on = (type: string, listener: (event: Event) => void) => form.addEventListener(type, listener, { signal })
    const values = (): FormValues => Object.fromEntries(listControls(form).map((control) => [control.name, readValue(control)]))
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Names of fields that a press has taken the focus from, until it ends. */
    const left = new Set<string>()

    const invalidFields = () => [
      ...new Set([
        ...visible.filter((control) => !keepsRules(control)).map((control) => control.name),
        ...(validate?.(values()) ?? []),
      ]),
    ]
    const isWrong = (control: Control) => control.ariaInvalid === 'true'
    function mark(control: Control, wrong: boolean): void {
      if (wrong) control.ariaInvalid = 'true'
      else control.removeAttribute('aria-invalid')
      const error = document.getElementById(`${control.id}-error`)
      if (error) error.hidden = !wrong
      const summary = part('summary')
      const words = error ?? summary
      if (wrong && words) control.setAttribute('aria-describedby', words.id)
      else control.removeAttribute('aria-describedby')
      if (summary) summary.hidden = !visible.some((field) => field.type !== 'checkbox' && isWrong(field))
    }
    /**
     * Marks all fields and puts the focus on the first that is not accepted. A field that is still hidden, such as a consent, was
     * not asked for yet.
     */
    function show(invalid: readonly string[]): void {
      // Before any is marked, which may show what was hidden.
      const wrong = new Set(visible.filter((field) => invalid.includes(field.name) && field.checkVisibility?.() !== false))
      for (const control of visible) mark(control, wrong.has(control))
      visible.find(isWrong)?.focus()
    }
    /** Marks what has these names as it is now. */
    function judge(...names: string[]): void {
      const invalid = invalidFields()
      for (const control of visible) if (names.includes(control.name)) mark(control, invalid.includes(control.name))
    }
    const refuse = (fields: readonly string[]) => emitBlockEvent(root, { type: 'form-refused', form: name, fields })
    function setBusy(isBusy: boolean): void {
      button.disabled = isBusy
      form.ariaBusy = String(isBusy)
      part('sending').textContent = isBusy ? part('sending').dataset.text! : ''
    }
    /** One token for each content, until another is sent: a second click, a reload or the back button sends nothing twice. */
    function tokenFor(content: FormValues): string {
      const mark = digest(JSON.stringify(content, replaceFile))
      const [before, token] = memory.get(`${key}:token`)?.split(' ') ?? []
      if (before === mark && token) return token
      const next = newToken()
      memory.set(`${key}:token`, `${mark} ${next}`)
      return next
    }
    function close(): void {
      const event = new CustomEvent('form-close', { bubbles: true, cancelable: true })
      if (!root.dispatchEvent(event)) return
      const details = root.closest('details')
      if (!details) return void (root.closest<HTMLElement>('[data-closable]')!.hidden = true)
      if (details.contains(document.activeElement)) details.querySelector('summary')!.focus()
      details.open = false
      // It can be opened again, to ask something else.
      form.hidden = false
      part('success').hidden = true
    }
    function succeed(answer: FormAnswer | void): void {
      memory.set(key, undefined)
      emitBlockEvent(root, { type: 'form-sent', form: name, fileUrl: answer?.fileUrl })
      form.reset()
      form.hidden = true
      part('success').hidden = false
      part('success').focus()
      if (root.dataset.after === 'close') timer = setTimeout(close, closeDelay)
    }
    async function send(): Promise<void> {
      // Messages that come and go move what is below them under the pointer, and so do thanks.
      endMultipleClick(signal)
      part('failure').hidden = true
      // All is judged now; later it would take the marks of what the receiver refuses at once.
      left.clear()
      const content = values()
      const invalid = invalidFields()
      show(invalid)
      if (invalid.length) return refuse(invalid)
      setBusy(true)
      // Asynchronous, so that an error thrown at once is a rejection too.
      const { answer, error } = await (async () => submit(content, tokenFor(content)))().then(
        (answer) => ({ answer, error: undefined }),
        (error: { fields?: object; failure?: string } = {}) => ({ answer: undefined, error }),
      )
      if (signal.aborted) return
      setBusy(false)
      if (!error) return succeed(answer)
      console.warn(`The form ${name} was not sent.`)
      const failed = Object.keys(error.fields ?? {})
      const words = part('failure').querySelector('span')!
      words.textContent = error.failure ?? words.dataset[error instanceof TypeError ? 'offline' : 'text']!
      part('failure').hidden = false
      // The button was disabled and lost the focus.
      button.focus()
      show(failed)
      if (failed.length) refuse(failed)
      else emitBlockEvent(root, { type: 'form-failed', form: name })
    }

    const { noValidate } = form
    form.noValidate = true
    const draft = JSON.parse(memory.get(key) ?? '{}') as FormValues
    for (const control of visible) {
      const value = draft[control.name]
      if (typeof value === 'boolean') (control as HTMLInputElement).checked ||= value
      // Text typed while this script was loading is newer, and so is another one that the page fills in.
      else if (typeof value === 'string' && control.value === (draft[toFilledName(control.name)] ?? '')) control.value = value
    }
    on('submit', (event) => {
      event.preventDefault()
      if (!button.disabled) void send()
    })
    on('input', ({ target }) => {
      const draft = visible.flatMap((control) => [
        [control.name, readValue(control)] as const,
        [toFilledName(control.name), readFilledIn(control)] as const,
      ])
      memory.set(key, JSON.stringify(Object.fromEntries(draft)))
      // A marked field is checked again at once, so that visitors see when it is right.
      if (isWrong(target as Control)) judge((target as Control).name)
    })
    on('change', ({ target }) => {
      const { name } = target as Control
      if (!document.documentElement.matches(':active')) return judge(name)
      // A press took the focus away: words that appear before it ends would move what is pressed from under the pointer.
      left.add(name)
      const judgeLeft = () => {
        judge(...left)
        left.clear()
      }
      addEventListener('pointerup', () => setTimeout(judgeLeft), { once: true, signal })
    })
    root.closest('[data-closable]')?.querySelector('[data-form-close]')?.addEventListener('click', close, { signal })
    return () => {
      clearTimeout(timer)
      form.noValidate = noValidate
    }
  })
