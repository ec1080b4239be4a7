import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { cx } from '../elements/styles/cx.ts'
import { Select } from '../elements/select/Select.tsx'
import { Icon } from '../elements/icon/Icon.tsx'
import * as css from './Form.css.ts'
import type { FormState } from '../contract/form-state.ts'

interface Common {
  /** Name under which it is sent. */
  name: string
  /** Makes ids; the same for all fields of a form. */
  prefix: string
  /** What to say where it is not accepted. */
  error: string
  state?: FormState | undefined
}

export interface TextFieldProps extends Common {
  label: string
  type?: HTMLInputTypeAttribute
  /** Name for the browser's own memory of the visitor. */
  autoComplete?: string
  /** Most characters. */
  maxLength: number
  /** Beside another field, where there is room. Default `false`. */
  half?: boolean
  /** Several lines. Default `false`. */
  long?: boolean
  /** A list to choose from in place of a text. */
  options?: readonly { value: string; label: string }[]
  /** What a list shows before something is chosen, and a line before something is typed. */
  placeholder?: string
}

const idOf = (prefix: string, name: string) => `${prefix}-${name}`

/** Says what is wrong with a field. It is there from the start, so that a script only shows it. */
function FieldError({ id, text, isWrong }: { id: string; text: string; isWrong: boolean }) {
  return (
    <p id={id} className={css.error} data-part="form-error" hidden={!isWrong}>
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  )
}

/** What a field has in every state. */
function attributesOf({ name, prefix, state }: Common) {
  const invalid = state?.invalid ?? []
  const isWrong = invalid.includes(name)
  const id = idOf(prefix, name)
  const common = {
    id,
    name,
    required: true,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': `${id}-error`,
    // Without JavaScript too, the focus is on the first field that is not accepted (FORM-11).
    autoFocus: invalid[0] === name,
  }
  return { id, isWrong, common }
}

/** A labelled text, list or question with its message. */
export function TextField(props: TextFieldProps) {
  const { name, label, type = 'text', autoComplete, maxLength, half, long, options, placeholder, error, state } = props
  const { id, isWrong, common } = attributesOf(props)
  const defaultValue = state?.values?.[name]
  const shared = { ...common, autoComplete, defaultValue, 'data-part': 'form-control' }
  return (
    <div className={cx(css.field, half && css.half)} data-part="form-field">
      <label className={css.label} data-part="form-label" htmlFor={id}>
        {label}
      </label>
      {options ? (
        <span className={css.select} data-part="form-select">
          <Select {...shared} className={css.control} options={options} placeholder={placeholder ?? ''} />
          <Icon name="chevron" />
        </span>
      ) : long ? (
        <textarea {...shared} className={cx(css.control, css.area)} maxLength={maxLength} rows={5} />
      ) : (
        <input {...shared} className={css.control} type={type} maxLength={maxLength} placeholder={placeholder} />
      )}
      <FieldError id={`${id}-error`} text={error} isWrong={isWrong} />
    </div>
  )
}

/** A box to tick, with words that may have a link. */
export function CheckField({ children, required, ...props }: Common & { children: ReactNode; required: boolean }) {
  const { id, isWrong, common } = attributesOf(props)
  const { name, error, state } = props
  return (
    <div className={css.check} data-part="form-check">
      <div className={css.checkRow} data-part="form-check-row">
        <input
          {...common}
          className={css.box}
          data-part="form-box"
          type="checkbox"
          required={required}
          aria-describedby={required ? common['aria-describedby'] : undefined}
          defaultChecked={state?.values?.[name] === 'on'}
        />
        <label className={css.checkLabel} data-part="form-check-label" htmlFor={id}>
          {children}
        </label>
      </div>
      {required && <FieldError id={`${id}-error`} text={error} isWrong={isWrong} />}
    </div>
  )
}
