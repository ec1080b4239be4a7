import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { cx } from '../elements/styles/cx.ts'
import { Select } from '../elements/select/Select.tsx'
import { Icon } from '../elements/icon/Icon.tsx'
import * as css from './Form.css.ts'
import type { FormState, FormTarget } from '../contract/form-state.ts'
import { rootProps, type RootProps } from '../root-props.ts'

interface Common extends RootProps<HTMLDivElement> {
  /** Name of the field, under which it is sent. */
  name: string
  /** Other names under which fields are sent, by their own. Default: their own. */
  names?: FormTarget['names']
  /** Beginning of ids: the same for all fields of a form, another one for each form of a page. */
  prefix: string
  /** Shown below the field where it is not accepted. Default: nothing; the form has one sentence for all its fields. */
  error?: string | undefined
  /** Its value before the form is sent. Default: empty. */
  value?: string | undefined
  /** State of the form after it was sent without JavaScript: typed values, and fields not accepted. Default: not sent yet. */
  state?: FormState | undefined
}

export interface TextFieldProps extends Common {
  /** The words above the field. */
  label: string
  /** Type of the input, as in HTML. Default `text`. */
  type?: HTMLInputTypeAttribute | undefined
  /** Kind of value that the browser may fill in, as in HTML: `email`, `given-name`. Default: none. */
  autoComplete?: string | undefined
  /** Most characters that may be typed. */
  maxLength: number
  /** Half as wide, beside another field, where there is room. Default `false`. */
  halfWidth?: boolean | undefined
  /** Word after the label of a field that may stay empty. Default: the field is required. */
  optional?: string | undefined
  /** A field of several lines. Default `false`. */
  multiline?: boolean | undefined
  /** Options to choose from, which make the field a list. Default: a text is typed. */
  options?: readonly { value: string; label: string }[] | undefined
  /** Shown in the field until something is typed or chosen. Default: nothing. */
  placeholder?: string | undefined
}

const toFieldId = (prefix: string, name: string) => `${prefix}-${name}`

/** Id of the error that a form shows for all its fields. */
export const toSummaryId = (prefix: string) => toFieldId(prefix, 'summary')

/** The error of a field. It is there from the start, so that a script only shows it. */
function FieldError({ id, text, isWrong }: { id: string; text: string; isWrong: boolean }) {
  return (
    <p id={id} className={css.error} data-part="form-error" hidden={!isWrong}>
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  )
}

/** Returns the attributes that all kinds of fields share, in the state of the form. */
function deriveAttributes({ name: own, names, prefix, state, error, value }: Common) {
  const name = names?.[own] ?? own
  const invalid = state?.invalid ?? []
  const isWrong = invalid.includes(name)
  const id = toFieldId(prefix, own)
  const common = {
    id,
    name,
    'aria-invalid': isWrong || undefined,
    // Named from the start it would be read out before anything is wrong: hidden words count as a description.
    'aria-describedby': isWrong ? (error === undefined ? toSummaryId(prefix) : `${id}-error`) : undefined,
    // Without JavaScript too, the focus is on the first field that is not accepted. @requirement FORM-11
    autoFocus: invalid[0] === name,
  }
  return { id, isWrong, common, sent: state?.values?.[name] ?? value }
}

/** A labelled text, list or question with its message. */
export function TextField(props: TextFieldProps) {
  const { label, type = 'text', autoComplete, maxLength, halfWidth, multiline, options, placeholder, error, optional } = props
  const { id, isWrong, common, sent: defaultValue } = deriveAttributes(props)
  const shared = { ...common, required: !optional, autoComplete, defaultValue, 'data-part': 'form-control' }
  return (
    <div {...rootProps(props, cx(css.field, halfWidth && css.half))} data-part="form-field">
      <label className={cx(css.label, !optional && css.required)} data-part="form-label" htmlFor={id}>
        {label}
        {optional && (
          <span className={css.optional} data-part="form-optional">
            {` (${optional})`}
          </span>
        )}
      </label>
      {options ? (
        <span className={css.select} data-part="form-select">
          <Select {...shared} className={css.control} options={options} placeholder={placeholder ?? ''} />
          <Icon name="chevron" />
        </span>
      ) : multiline ? (
        <textarea {...shared} className={cx(css.control, css.area)} maxLength={maxLength} rows={5} />
      ) : (
        <input {...shared} className={css.control} type={type} maxLength={maxLength} placeholder={placeholder} />
      )}
      {error !== undefined && <FieldError id={`${id}-error`} text={error} isWrong={isWrong} />}
    </div>
  )
}

interface FileFieldProps extends Omit<Common, keyof RootProps> {
  label: string
  error: string
  /** Limits of the file: `limit` in words, `accept` for the browser. */
  limit: string
  accept: string
  /** Stands after its label: it may stay empty. */
  optional: string
  /** Request to choose the file again: a page cannot bring one back. */
  again: string
}

/**
 * A labelled file that may stay empty.
 * @requirement FORM-49, FORM-54
 */
export function FileField(props: FileFieldProps) {
  const { id, isWrong, common, sent } = deriveAttributes(props)
  const { label, limit, accept, optional, again, error } = props
  const isAgain = !isWrong && Boolean(sent)
  return (
    <div className={css.field} data-part="form-field">
      <label className={css.label} data-part="form-label" htmlFor={id}>
        {label}
        <span className={css.optional} data-part="form-optional">
          {` (${limit}, ${optional})`}
        </span>
      </label>
      <input
        {...common}
        {...(isAgain && { 'aria-describedby': `${id}-again` })}
        className={cx(css.control, css.file)}
        data-part="form-file"
        type="file"
        accept={accept}
      />
      {isAgain && <FieldError id={`${id}-again`} text={again} isWrong />}
      <FieldError id={`${id}-error`} text={error} isWrong={isWrong} />
    </div>
  )
}

export interface CheckFieldProps extends Common {
  /** The words beside the box; they may have a link. */
  children: ReactNode
}

/** A box to tick. Without a message it may stay empty. */
export function CheckField(props: CheckFieldProps) {
  const { id, isWrong, common, sent } = deriveAttributes(props)
  const { error, children } = props
  const required = error !== undefined
  return (
    <div {...rootProps(props, css.check)} data-part="form-check">
      <div className={css.checkRow} data-part="form-check-row">
        <input
          {...common}
          className={css.box}
          data-part="form-box"
          type="checkbox"
          required={required}
          defaultChecked={sent === 'on'}
        />
        <label className={cx(css.checkLabel, required && css.required)} data-part="form-check-label" htmlFor={id}>
          {children}
        </label>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`} text={error} isWrong={isWrong} />}
    </div>
  )
}
