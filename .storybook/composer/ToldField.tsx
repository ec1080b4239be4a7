import { FieldLabel } from '@puckeditor/core'
import { useId } from 'react'
import type { Field } from '../../packages/blocks/src/contract/fields.ts'
import type { Locale } from '../../packages/blocks/src/i18n/locales.ts'
import { FieldNote } from '../../packages/blocks/src/puck/index.ts'
import { tell, written, type Told } from './told.ts'

interface ToldFieldProps {
  label: string
  value: Told | undefined
  onChange: (value: Told | undefined) => void
  locale: Locale
  /** The field of the contract: its note stands below. Default: none. */
  field?: Field | undefined
  /** Several lines. Default `false`. */
  long?: boolean
  readOnly?: boolean | undefined
}

/** A text in the language of the toolbar; the others are kept. The English one shows through until it is translated. */
export function ToldField({ label, value, onChange, locale, field, long = false, readOnly }: ToldFieldProps) {
  const note = useId()
  const Input = long ? 'textarea' : 'input'
  const text = written(value, locale)
  return (
    <>
      <FieldLabel label={locale === 'en' ? label : `${label} (${locale})`}>
        <Input
          className="composer-input"
          lang={locale}
          dir="auto"
          value={text}
          placeholder={written(value, 'en')}
          readOnly={readOnly}
          aria-describedby={field && note}
          {...(long && { rows: 5 })}
          onChange={({ currentTarget }) => onChange(tell(value, locale, currentTarget.value))}
        />
      </FieldLabel>
      {field && (
        <div id={note}>
          <FieldNote field={field} value={text || written(value, 'en')} />
        </div>
      )}
    </>
  )
}
