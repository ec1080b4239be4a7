import { HtmlValidate } from 'html-validate/node'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { componentOf, entryOf } from '../contract/contract.ts'
import type { AnyField, Kind } from '../contract/fields.ts'
import { implementedContracts } from '../contracts.ts'
import { shapes } from '../contract/shapes.ts'
import type { ActionValue, EmbedValue, ImageValue } from '../contract/values.ts'
import { visitField, type FieldVisitor } from '../contract/visit.ts'
import { everyBlock, everyExample, type Props } from '../testing/every-block.ts'
import { readText, readTexts } from '../testing/text-of.ts'

const none = () => []

const stories = Object.keys(import.meta.glob('./*/*.stories.tsx'))
it.each(implementedContracts)('$type has a component and a story (PAGE-06, PAGE-07, PAGE-08)', ({ type }) => {
  expect(everyBlock.map(({ contract }) => contract.type)).toContain(type)
  expect(stories).toContain(`./${entryOf(type)}/${componentOf(type)}.stories.tsx`)
})

/** The texts of each kind of value that a visitor must find in the page. */
const textsIn: FieldVisitor<string[], AnyField, [value: never]> = {
  // A name that links use is no text.
  text: ({ anchor }: { anchor?: boolean | undefined }, value: string) => (anchor ? [] : [value]),
  html: (_, value: string) => readTexts(value),
  image: none,
  video: none,
  embed: none,
  action: (_, { label }: ActionValue) => [label],
  choice: none,
  number: none,
  flag: none,
  color: none,
  surface: none,
  side: none,
  link: none,
  date: none,
  reference: ({ to }, value: Props) => texts(shapes[to], value),
  query: ({ of }, value: Props[]) => value.flatMap((entry) => texts(shapes[of], entry)),
  list: ({ of }, value: unknown[]) => value.flatMap((entry) => visitField(textsIn, of, entry as never)),
  group: ({ fields }, value: Props) => texts(fields, value),
}

const texts = (fields: Record<string, AnyField>, props: Props): string[] =>
  Object.entries(fields).flatMap(([prop, field]) =>
    props[prop] === undefined ? [] : visitField(textsIn, field, props[prop] as never),
  )

describe.each(everyExample)('$title', ({ Block, contract, locale, props }) => {
  const html = renderToString(<Block {...props} />)

  it('has every text in its server HTML', () => {
    const shown = readText(html)
    // A text that needs another field stands only in examples that have that field.
    for (const text of texts(contract.fields, props)) expect(shown).toContain(readText(text))
  })

  it('has its alternative text and its ways without JavaScript in its server HTML', () => {
    for (const [prop, { kind }] of Object.entries(contract.fields)) {
      if (kind === 'image' && props[prop] && html.includes('<img'))
        expect(html).toContain(`alt="${(props[prop] as ImageValue).alt}"`)
      if (kind === 'embed' && props[prop]) expect(html).toContain(`href="${(props[prop] as EmbedValue).href}"`)
      if (kind === 'action' && props[prop]) expect(html).toContain(`href="${(props[prop] as ActionValue).href}"`)
    }
  })

  it('is valid HTML', async () => {
    const page = `<!DOCTYPE html><html lang="${locale}"><head><title>Page</title></head><body><main>${html}</main></body></html>`
    const report = await validator.validateString(page)
    const found = report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
    // Its form keeps the group of radio buttons apart from that of a second one, and sends nothing.
    const meant = contract.type === 'cb_office_list' ? /^wcag\/h32: / : /^$/
    expect(found.filter((problem) => !meant.test(problem))).toEqual([])
  })

  it('shares no id with a second one on the page', () => {
    const twice = renderToString(
      <>
        <Block {...props} />
        <Block {...props} />
      </>,
    )
    // Names for links are the editor's, who keeps them apart.
    const named = JSON.stringify(props).matchAll(/"\w*[aA]nchor":"([^"]*)"/g)
    const anchors = new Set(Array.from(named, ([, anchor]) => anchor))
    const ids = Array.from(twice.matchAll(/\sid="([^"]*)"/g), ([, id]) => id).filter((id) => !anchors.has(id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes HTML in these forms.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': ['error', { style: 'selfclosing' }],
    'doctype-style': 'off',
    // Picture colours and column spans come from records and contracts.
    'no-inline-style': 'off',
  },
})

const valuesFrom = (values: Record<Kind, unknown>, fields: Record<string, AnyField>) =>
  Object.fromEntries(Object.entries(fields).map(([prop, part]) => [prop, valueFrom(values, part)]))

/** A value of a kind; a list has one entry of its own kind, a group or another record all of its fields. */
function valueFrom(values: Record<Kind, unknown>, field: AnyField): unknown {
  if (field.kind === 'list') return [valueFrom(values, field.of)]
  if (field.kind === 'group') return valuesFrom(values, field.fields)
  if (field.kind === 'reference') return { id: 'a', ...valuesFrom(values, shapes[field.to]) }
  if (field.kind === 'query') return [{ id: 'a', ...valuesFrom(values, shapes[field.of]) }]
  return values[field.kind]
}

const hostile: Record<Kind, unknown> = {
  text: '<script>alert(1)</script>"\' \u202e👩‍👩‍👧 \u0000',
  html: '<p><b>never closed <table><tr><td>1<td>2<td>3</table></i>',
  image: {
    src: 'javascript:alert(1)',
    alt: '"><script>alert(1)</script>',
    width: -1,
    height: -1,
    focal: { x: 9, y: NaN },
    color: 'red;--x:1',
  },
  video: { mp4: 'javascript:alert(1)', poster: '"><script>alert(1)</script>' },
  embed: { provider: 'unknown', id: '"><script>alert(1)</script>', href: 'javascript:alert(1)' },
  action: { label: '<script>alert(1)</script>', href: 'javascript:alert(1)', variant: 'pink' },
  choice: 'unknown;--x:1',
  number: NaN,
  flag: 'no',
  color: 'red;--x:1',
  surface: 'red);--x:1',
  side: '"><script>alert(1)</script>',
  link: 'javascript:alert(1)',
  date: '<script>alert(1)</script>',
  reference: {},
  query: [],
  list: [],
  group: {},
}
const empty: Record<Kind, unknown> = {
  text: '',
  html: '',
  image: { src: '', alt: '', width: 0, height: 0 },
  video: {},
  embed: { provider: 'youtube', id: '', href: '' },
  action: { label: '', href: '' },
  choice: '',
  number: 0,
  flag: false,
  color: '',
  surface: '',
  side: '',
  link: '',
  date: '',
  reference: {},
  query: [],
  list: [],
  group: {},
}
const overlong = 'Schallabsorptionsgradmessung '.repeat(400)

describe.each(everyBlock)('$name', ({ Block, contract, fixtures }) => {
  const props = Object.values(fixtures)[0]!.en
  const fields = Object.entries(contract.fields)

  it('renders with only its required fields (DRV-01)', () => {
    // A block that shows what the content service finds renders nothing where there is none.
    const isNeeded = ([, field]: (typeof fields)[number]) => field.required || field.kind === 'query'
    const required = Object.fromEntries(fields.filter(isNeeded).map(([prop]) => [prop, props[prop]]))
    // Without any of them it renders nothing.
    expect(renderToString(<Block {...required} />) === '').toBe(!fields.some(isNeeded))
  })

  it('shows its first example in each language by itself, as other brands import it', () => {
    const empty = Object.entries(Object.values(fixtures)[0]!).filter(([, own]) => !renderToString(<Block {...own} />))
    expect(empty.map(([locale]) => locale)).toEqual([])
  })

  it.each(fields)('renders whatever %s is: missing, empty, overlong, hostile (DRV-01)', (prop, field) => {
    const long = field.kind === 'text' || field.kind === 'html' ? overlong : undefined
    for (const value of [undefined, empty[field.kind], valueFrom(empty, field), long, valueFrom(hostile, field)]) {
      const html = renderToString(<Block {...props} {...{ [prop]: value }} />)
      expect(html).not.toMatch(/<script|(href|src)="javascript:alert|style="[^"]*--x:1/)
    }
  })

  it.each(Object.entries(fixtures))('keeps the limits of its contract in the example %s', (_, example) => {
    for (const own of Object.values(example)) for (const [prop, field] of fields) expectLimits(field, own[prop])
    for (const [prop, field] of fields) if (field.required) expect(example.en[prop]).toBeTruthy()
  })
})

function expectLimits(field: AnyField, value: unknown) {
  if (value === undefined) return
  const text = field.kind === 'action' ? (value as ActionValue).label : value
  if ('max' in field && field.max && typeof text === 'string')
    expect(text.replaceAll('\u00ad', '').length).toBeLessThanOrEqual(field.max)
  if (field.kind === 'choice') expect(field.options).toContain(value)
  if (field.kind === 'number' && 'max' in field)
    expect([field.min <= (value as number), field.max >= (value as number)]).toEqual([true, true])
  if (field.kind === 'list') {
    if ('max' in field) expect((value as unknown[]).length).toBeLessThanOrEqual(field.max)
    for (const entry of value as unknown[]) expectLimits(field.of, entry)
  }
  if (field.kind === 'group') expectAll(field.fields, value as Props)
  if (field.kind === 'reference') expectAll(shapes[field.to], value as Props)
  if (field.kind === 'query') for (const entry of value as Props[]) expectAll(shapes[field.of], entry)
}

function expectAll(fields: Record<string, AnyField>, props: Props) {
  for (const [prop, part] of Object.entries(fields)) expectLimits(part, props[prop])
}
