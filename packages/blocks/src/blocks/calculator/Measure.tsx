import type { InputHTMLAttributes } from 'react'
import { stepped, typedNumber, type InputBounds } from '../../roll-calculator/limits.ts'
import * as css from './Calculator.css.ts'

interface MeasureProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  label: string
  unit: string
  bounds: InputBounds
  /** An arrow key has led to another number. */
  onStep: (length: number, input: HTMLInputElement) => void
}

/**
 * A length to type, with its unit. It is a text input, since a number input refuses the comma or the point in some browsers. It
 * exposes its bounds and moves by its step, as a number input does.
 * @requirement CALC-19
 */
export function Measure({ id, label, unit, bounds, onStep, ...input }: MeasureProps) {
  const length = typedNumber(`${input.value ?? input.defaultValue ?? ''}`)
  return (
    <div data-part="calculator-side">
      <label className={css.label} data-part="calculator-label" htmlFor={id}>
        {label}
      </label>
      <span className={css.field} data-part="calculator-field" translate="no">
        <input
          id={id}
          className={css.input}
          data-part="calculator-input"
          type="text"
          role="spinbutton"
          aria-valuemin={bounds.min}
          aria-valuemax={bounds.max}
          aria-valuenow={Number.isNaN(length) ? undefined : length}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={12}
          onKeyDown={(event) => {
            const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key]
            if (!steps) return
            event.preventDefault()
            onStep(stepped(typedNumber(event.currentTarget.value), steps, bounds), event.currentTarget)
          }}
          {...input}
        />
        <span key={unit} data-part="calculator-symbol">
          {unit}
        </span>
      </span>
    </div>
  )
}
