import type { InputHTMLAttributes } from 'react'
import * as css from './Calculator.css.ts'

interface MeasureProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  label: string
  unit: string
}

/** A length to type, with its unit. */
export function Measure({ id, label, unit, ...input }: MeasureProps) {
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
          {...input}
        />
        <span data-part="calculator-symbol">{unit}</span>
      </span>
    </div>
  )
}
