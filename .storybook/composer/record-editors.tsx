import { FieldLabel, type Field as PuckField } from '@puckeditor/core'
import type { Field } from '../../packages/blocks/src/contract/fields.ts'
import type { Locale } from '../../packages/blocks/src/i18n/locales.ts'
import { FieldNote, labelOf, objectOf, type FieldEditors } from '../../packages/blocks/src/puck/index.ts'
import { toHex, toRgb } from '../copy/wire-values.ts'
import { Choice, NamedPicture, RecordChoice } from './Choice.tsx'
import { pictures, recordIds } from './content.ts'
import { LocalisedField } from './LocalisedField.tsx'

const text: PuckField = { type: 'text' }
const toOptions = (values: Readonly<Record<string, string | null>>) =>
  Object.entries(values).map(([label, value]) => ({ label, value }))

/** A picture of the demo content, chosen by its look. */
const picture: PuckField = {
  type: 'external',
  placeholder: 'Choose a picture',
  showSearch: true,
  fetchList: async ({ query }) => Object.keys(pictures).flatMap((name) => (name.includes(query.toLowerCase()) ? [{ name }] : [])),
  mapRow: ({ name }: { name: string }) => ({ Pictures: <Choice image={name} name={name} /> }),
  mapProp: ({ name }: { name: string }) => ({ image: name }),
  getItemSummary: ({ image }) => <NamedPicture image={image} name={image} />,
}

/** Editors for what records hold, in a language. */
export function recordEditors(locale: Locale): Partial<FieldEditors> {
  const localisedField = (field?: Field): PuckField => ({
    type: 'custom',
    render: ({ field: { label }, value, onChange, readOnly }) => (
      <LocalisedField {...{ label: label ?? '', value, onChange, locale, field, readOnly }} />
    ),
  })
  const records = (shape: Parameters<typeof recordIds>[0]): PuckField => ({
    type: 'external',
    placeholder: 'Choose a record',
    showSearch: true,
    fetchList: async ({ query }) => recordIds(shape, query).map((id) => ({ id })),
    mapRow: ({ id }: { id: string }) => ({ Records: <RecordChoice shape={shape} id={id} As={Choice} /> }),
    mapProp: ({ id }: { id: string }) => id as never,
    getItemSummary: (id) => <RecordChoice shape={shape} id={String(id)} As={NamedPicture} />,
  })
  return {
    text: (field) => localisedField(field),
    html: (field) => localisedField(field),
    link: (field) => localisedField(field),
    image: () => picture,
    video: () => objectOf({ mp4: text, webm: text, ogg: text, poster: picture }),
    embed: () =>
      objectOf({
        provider: { type: 'select', options: toOptions({ YouTube: 'youtube', Vimeo: 'vimeo', 'A file': 'file' }) },
        providerUid: { ...text, label: 'Id of the film, or address of the file' },
        url: { ...text, label: 'Address of the film page' },
        title: localisedField(),
      }),
    action: ({ max, help }) =>
      objectOf({
        cbButtonText: { label: 'Text', ...localisedField({ kind: 'text', max, help }) },
        cbButtonLink: { label: 'Address', ...localisedField({ kind: 'link', help: 'Use the English path for internal links.' }) },
        cbButtonTarget: {
          label: 'Opens in',
          type: 'select',
          options: toOptions({ 'The same tab': null, 'A new tab': '_blank' }),
        },
        cbButtonColor: {
          label: 'Variant',
          type: 'select',
          options: toOptions({ 'Default: primary': null, secondary: 'white', inverse: 'black' }),
        },
      }),
    color: (field) => ({
      type: 'custom',
      render: ({ value, onChange }) => (
        <>
          <FieldLabel label="Colour">
            <input
              type="color"
              value={value ? toHex(value.cssRgb) : '#ffffff'}
              onChange={({ currentTarget }) => onChange({ cssRgb: toRgb(currentTarget.value) })}
            />
          </FieldLabel>
          <FieldNote field={field} value={value && toHex(value.cssRgb)} />
        </>
      ),
    }),
    side: (field) => ({
      type: 'select',
      options: toOptions({ [`Default: ${field.default}`]: null, start: 'left', end: 'right' }),
    }),
    reference: ({ to }) => records(to),
    query: ({ of, choose, help }) =>
      choose
        ? {
            type: 'array',
            max: choose,
            arrayFields: { entry: { label: labelOf('record'), ...records(of) } },
            defaultItemProps: { entry: null },
          }
        : { type: 'custom', render: () => <p className="composer-note">{help} The site finds them.</p> },
  }
}
