import type { ComponentProps } from 'react'

export interface SelectProps extends ComponentProps<'select'> {
  /** Options to choose from; `label` is shown for `value`. Default: the value itself. */
  options: readonly { value: string; label?: string | undefined }[]
  /** Words in place of a choice, which is then none. Default: one of the options is always chosen. */
  placeholder?: string | undefined
}

/** One of several values. Each place has its own stylesheet, from `styles/field.ts`. */
export const Select = ({ options, placeholder, defaultValue = placeholder && '', ...select }: SelectProps) => (
  <select {...select} defaultValue={defaultValue}>
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {options.map(({ value, label = value }) => (
      // Names of countries are the platform's own, and a browser may know other ones than the server.
      <option key={value} value={value} suppressHydrationWarning>
        {label}
      </option>
    ))}
  </select>
)
