import type { InputHTMLAttributes } from 'react'
import * as css from './Calculator.css.ts'

interface MeasureProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  label: string
  unit: string
  /** An arrow key: one step up or down. */
  onStep: (steps: number, input: HTMLInputElement) => void
}

/** A length to type, with its unit. */
export function Measure({ id, label, unit, onStep, ...input }: MeasureProps) {
  return (
    <div data-part="calculator-side">
      <label className={css.label} data-part="calculator-label" htmlFor={id}>
        {label}
      </label>
      <span className={css.field} data-part="calculator-field">
        <input
          id={id}
          className={css.input}
          data-part="calculator-input"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={12}
          onKeyDown={(event) => {
            const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key]
            if (!steps) return
            event.preventDefault()
            onStep(steps, event.currentTarget)
          }}
          {...input}
        />
        <span data-part="calculator-symbol">{unit}</span>
      </span>
    </div>
  )
}
