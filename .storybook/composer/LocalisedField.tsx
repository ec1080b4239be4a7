import { FieldLabel } from '@puckeditor/core'
import { useId } from 'react'
import type { Field } from '../../packages/blocks/src/contract/fields.ts'
import type { Locale } from '../../packages/blocks/src/i18n/locales.ts'
import { lineLength } from '../../packages/blocks/src/puck/fields.tsx'
import { FieldNote } from '../../packages/blocks/src/puck/index.ts'
import { RichTextField } from '../../packages/blocks/src/puck/RichTextField.tsx'
import { setText, written, type Localised } from './localised.ts'

interface LocalisedFieldProps {
  label: string
  value: Localised | undefined
  onChange: (value: Localised | undefined) => void
  locale: Locale
  /** The field of the contract: its note stands below. Default: none. */
  field?: Field | undefined
  readOnly?: boolean | undefined
}

/** A text in the language of the toolbar; the others are kept. The English one shows through until it is translated. */
export function LocalisedField({ label, value, onChange, locale, field, readOnly }: LocalisedFieldProps) {
  const note = useId()
  const text = written(value, locale)
  const name = locale === 'en' ? label : `${label} (${locale})`
  const Input = field?.kind === 'text' && field.max > lineLength ? 'textarea' : 'input'
  const write = (words: string) => onChange(setText(value, locale, words))
  return (
    <>
      {field?.kind === 'html' ? (
        <RichTextField label={name} value={text} readOnly={readOnly} onChange={write} />
      ) : (
        <FieldLabel label={name}>
          <Input
            className="composer-input"
            lang={locale}
            dir="auto"
            value={text}
            placeholder={written(value, 'en')}
            readOnly={readOnly}
            aria-describedby={field && note}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        </FieldLabel>
      )}
      {field && (
        <div id={note}>
          <FieldNote field={field} value={text || written(value, 'en')} />
        </div>
      )}
    </>
  )
}
