import { AutoField, FieldLabel, RichTextMenu, type RichtextField as PuckRichText, type TextareaField } from '@puckeditor/core'
import { createContext, use, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { isPlainRichText, richTextOptions, tidied } from './rich-text.ts'

export interface RichTextFieldProps {
  /** Label of the field. */
  label: string
  /** HTML. */
  value: string
  onChange: (value: string) => void
  /** Default: it may be edited. */
  readOnly?: boolean | undefined
  /** That of Puck's field, by which a plugin knows it. */
  metadata?: PuckRichText['metadata'] | undefined
}

type MenuProps = Parameters<NonNullable<PuckRichText['renderMenu']>>[0]

/** Puck has no control for links. */
function LinkControl({ editor, readOnly }: Pick<MenuProps, 'editor' | 'readOnly'>): ReactNode {
  const ask = () => {
    const before = String(editor?.getAttributes('link')['href'] ?? '')
    const href = window.prompt('Address of the link; leave empty to remove it', before)
    if (href === null) return
    const link = editor?.chain().focus().extendMarkRange('link')
    if (href) link?.setMark('link', { href }).run()
    else link?.unsetMark('link').run()
  }
  return (
    <RichTextMenu.Control title="Link" icon="↗" active={editor?.isActive('link') ?? false} disabled={readOnly} onClick={ask} />
  )
}

/** The name of the text, for the menu: Puck knows none. */
const Name = createContext('')

function Menu({ editor, readOnly }: MenuProps): ReactNode {
  const name = use(Name)
  useEffect(() => editor?.setOptions({ editorProps: { attributes: { 'aria-label': name } } }), [editor, name])
  return (
    <RichTextMenu>
      <RichTextMenu.Group>
        <RichTextMenu.HeadingSelect />
        <RichTextMenu.ListSelect />
      </RichTextMenu.Group>
      <RichTextMenu.Group>
        <RichTextMenu.Bold />
        <RichTextMenu.Italic />
        <LinkControl editor={editor} readOnly={readOnly} />
        <RichTextMenu.Blockquote />
      </RichTextMenu.Group>
    </RichTextMenu>
  )
}

/** Puck's field of rich text, with what texts of blocks may have; a text that has more is edited as HTML. */
export function RichTextField({ label, value, onChange, readOnly = false, metadata }: RichTextFieldProps): ReactNode {
  const [wasHtml, setHtml] = useState(false)
  const isHtml = wasHtml || !isPlainRichText(value)
  // While somebody takes a table out of it, the text stays in the same field.
  if (isHtml && !wasHtml) setHtml(true)
  // Puck begins a new editor with a new field.
  const field = useMemo((): PuckRichText | TextareaField => {
    const common = metadata ? { metadata } : {}
    return isHtml ? { type: 'textarea', ...common } : { type: 'richtext', options: richTextOptions, renderMenu: Menu, ...common }
  }, [metadata, isHtml])
  // Puck's editor writes once more whenever this is a new function.
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  const write = useCallback((html: string) => latest.current(isHtml ? html : tidied(html)), [isHtml])
  return (
    <Name value={label}>
      <FieldLabel label={label} el={isHtml ? 'label' : 'div'} readOnly={readOnly}>
        <AutoField<string> field={field} value={value} readOnly={readOnly} onChange={write} />
      </FieldLabel>
    </Name>
  )
}
