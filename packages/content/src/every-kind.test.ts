import { defineContract, field, wireName, type Field, type Kind } from '@brand/blocks/contracts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formatTable } from '../scripts/model-tables.ts'
import { editorSchema } from './editor-schema.ts'
import { defineEntity } from './entity.ts'
import { recordSchema } from './record.ts'

const help = 'A help.'
/** One field of each kind: a new kind does not compile before it is here. */
const fields = {
  text: field.text({ max: 10, help }),
  html: field.html({ max: 20, help }),
  image: field.image({ widths: [480], help }),
  video: field.video({ help }),
  embed: field.embed({ help }),
  action: field.action({ max: 10, help }),
  choice: field.choice({ options: ['one', 'two'], default: 'one', help }),
  number: field.number({ min: 1, max: 3, help }),
  flag: field.flag({ help }),
  color: field.color({ help }),
  surface: field.surface({ default: 'muted', help }),
  side: field.side({ default: 'start', help }),
  link: field.link({ help }),
  date: field.date({ help }),
  reference: field.reference({ to: 'designer', help }),
  query: field.query({ of: 'designer', choose: 3, help }),
  list: field.list({ max: 3, of: field.text({ max: 10, help }), help }),
  group: field.group({ name: 'group', fields: { key: field.text({ max: 10, help }) }, help }),
} satisfies { [K in Kind]: Extract<Field, { kind: K }> }

/** For each kind: what an editor may write into a file, what is refused, and its words in docs/content/fields.md. */
const forms: { [K in Kind]: [written: unknown, refused: unknown, tableText: string] } = {
  text: [{ en: 'A', nl: 'B' }, 'x'.repeat(11), 'text, at most 10 characters'],
  html: ['<p>A</p>', 'x'.repeat(21), 'HTML, at most 20 characters'],
  image: [{ image: 'room', alt: { en: 'A room' } }, { url: '/room.webp' }, 'picture'],
  video: [{ mp4: '/media/a.mp4' }, { mov: '/media/a.mov' }, '`mp4`'],
  embed: [{ provider: 'vimeo', providerUid: '76979871', url: '/a' }, { provider: 'other' }, '`provider`*: `vimeo`'],
  action: [{ cbButtonText: 'Go', cbButtonLink: '/go' }, { cbButtonText: 'Go' }, '`cbButtonText`*'],
  choice: [{ en: 'two' }, 'three', '`one`, `two`'],
  number: [2, 4, 'number'],
  flag: [true, 'yes', '`true` or `false`'],
  color: [{ cssRgb: 'rgb(1, 2, 3)' }, '#010203', '`cssRgb`'],
  surface: [{ en: 'lilac' }, 'Not a name', '`accent`'],
  side: ['right', 'start', '`left`, `right`'],
  link: [{ en: '/a', nl: '/b' }, 7, 'link'],
  date: ['2026-11-20', 7, 'date'],
  reference: [{ en: 'ines' }, { name: 'Ines' }, 'id of a record of `designer`'],
  query: [['ines'], ['a', 'b', 'c', 'd'], 'list, at most 3'],
  list: [{ en: ['A'] }, ['A', 'B', 'C', 'D'], 'list: text'],
  group: [{ cbEveryKindGroupKey: 'A' }, { key: 'A' }, '`cbEveryKindGroupKey`'],
}

const contract = defineContract({
  type: 'cb_every_kind',
  title: 'Every kind',
  summary: 'One field of each kind.',
  fields,
  width: { l: 12, m: 12, s: 12 },
  hydrate: 'none',
  budget: { js: 1, css: 1 },
})
const record = recordSchema(contract) as unknown as z.ZodObject
const entity = defineEntity({ name: 'page', summary: '', schema: z.strictObject({ id: z.string(), body: z.array(record) }) })
const forEditors = z.fromJSONSchema(JSON.parse(JSON.stringify(editorSchema(entity)).replaceAll(',"format":"uri-reference"', '')))
const accepts = (part: object) => forEditors.safeParse({ body: [{ type: contract.type, ...part }] }).success

describe.each(Object.entries(forms))('a field of the kind %s', (kind, [written, refused, tableText]) => {
  const name = wireName(contract, kind)

  it('has its form in the schema for editors (PAGE-05)', () => {
    expect([accepts({ [name]: written }), accepts({ [name]: refused })]).toEqual([true, false])
  })

  it('has its row in the tables of the model (PAGE-05)', () => {
    const row = formatTable(record).find((each) => each.startsWith(`| \`${name}\``))
    expect(row).toContain(tableText)
    expect(row).toContain(help)
  })
})
