/** The least that each driver can do. `visitor.ts` builds the acts of a visitor on it, once for all drivers. */

/** Keys by their names in the DOM. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'End'

export interface Size {
  width: number
  height: number
}

/** A tab of a browser that has seen nothing before. */
export interface Tab {
  goTo(url: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page, also where the page itself may run none; it sees its arguments only. */
  run<Result, Values extends readonly unknown[]>(script: (...values: Values) => Result, ...values: Values): Promise<Result>
  /** Presses and releases at a point of the view, in CSS pixels. */
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** The view as a PNG. */
  picture(): Promise<Uint8Array>
  /** Errors that the browser has reported. */
  messages(): readonly string[]
  close(): Promise<void>
}

interface TabOptions {
  size: Size
  /** Whether pages may run scripts. */
  hasScript: boolean
}

export interface Browser {
  open(options: TabOptions): Promise<Tab>
  close(): Promise<void>
}
