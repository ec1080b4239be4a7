import type { Plugin } from '@puckeditor/core'
import type { ReactElement, ReactNode } from 'react'
import type { Field } from '../contract/fields.ts'
import { isMissing, problemOf } from '../contract/problems.ts'

export interface FieldNoteProps {
  /** The field of the contract. */
  field: Field
  /** Value that the editor has entered. */
  value: unknown
  /** Whether that is a prop. Of anything else only is known whether it is there. Default `true`. */
  holdsProp?: boolean | undefined
}

const text = { margin: '4px 0 0', fontSize: 13, lineHeight: 1.4 } as const

/** Note on a field for editors: its help, its limit, and its problem, which is read out as it comes up. */
export function FieldNote({ field, value, holdsProp = true }: FieldNoteProps): ReactNode {
  const problem = holdsProp || isMissing(value) ? problemOf(field, value) : undefined
  const isText = field.kind === 'text' || field.kind === 'html'
  return (
    <>
      <p style={{ ...text, color: 'var(--puck-color-text-secondary)' }}>
        {field.help.replaceAll(/`([^`]*)`/g, '“$1”')}
        {isText && ` ${String(value ?? '').length} of ${field.max} characters.`}
      </p>
      <output style={{ ...text, display: 'block', marginBlockStart: 0, color: 'var(--puck-color-red-04)', fontWeight: 600 }}>
        {problem}
      </output>
    </>
  )
}

interface Edited {
  children: ReactNode
  value: unknown
  /** Puck's field; `puckConfig` has put that of the contract into its metadata. */
  field: { metadata?: { field?: Field; holdsProp?: boolean } }
}

const noted = ({ children, field, value }: Edited): ReactElement => (
  <>
    {children}
    {field.metadata?.field && <FieldNote field={field.metadata.field} value={value} holdsProp={field.metadata.holdsProp} />}
  </>
)

/** Gives a name to the button that takes a chosen record away: Puck's has a picture only. */
function nameButtons(place: HTMLElement | null): void {
  for (const button of place?.querySelectorAll('button:not([aria-label])') ?? [])
    if (!button.textContent) button.setAttribute('aria-label', 'Remove')
}

// A function of its own each time, so that React calls it after every change.
const external = (edited: Edited): ReactElement => <div ref={(place) => nameButtons(place)}>{noted(edited)}</div>

/** A plugin for Puck: puts a note (`FieldNote`) below every field of a block. */
export const fieldNotes: Plugin = {
  overrides: {
    fieldTypes: {
      text: noted,
      textarea: noted,
      number: noted,
      richtext: noted,
      select: noted,
      radio: noted,
      array: noted,
      object: noted,
      external,
    },
  },
}
