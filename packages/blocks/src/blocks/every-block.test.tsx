import { HtmlValidate } from 'html-validate/node'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Field } from '../contract/fields.ts'
import { shapes } from '../contract/shapes.ts'
import type { ActionValue, EmbedValue, ImageValue } from '../contract/values.ts'
import { everyBlock, everyExample, type Props } from '../testing/every-block.ts'
import { textOf, textsOf } from '../testing/text-of.ts'

/** The texts of a prop that a visitor must find in the page. */
function textsIn(field: Field, value: unknown): string[] {
  if (value === undefined) return []
  if (field.kind === 'text') return [value as string]
  if (field.kind === 'html') return textsOf(value as string)
  if (field.kind === 'action') return [(value as ActionValue).text]
  if (field.kind === 'list') return (value as unknown[]).flatMap((entry) => textsIn(field.of, entry))
  if (field.kind === 'group') return texts(field.fields, value as Props)
  if (field.kind === 'reference') return texts(shapes[field.to], value as Props)
  if (field.kind === 'query') return (value as Props[]).flatMap((entry) => texts(shapes[field.of], entry))
  return []
}

const texts = (fields: Record<string, Field>, props: Props) =>
  Object.entries(fields).flatMap(([prop, field]) => textsIn(field, props[prop]))

describe.each(everyExample)('$title', ({ Block, contract, locale, props }) => {
  const html = renderToString(<Block {...props} />)

  it('has every text in its server HTML', () => {
    const shown = textOf(html)
    // What is only shown together with something that is missing has an example of its own.
    for (const text of texts(contract.fields, props)) expect(shown).toContain(textOf(text))
  })

  it('has its alternative text and its ways without JavaScript in its server HTML', () => {
    for (const [prop, { kind }] of Object.entries(contract.fields)) {
      if (kind === 'image' && props[prop] && html.includes('<img'))
        expect(html).toContain(`alt="${(props[prop] as ImageValue).alt}"`)
      if (kind === 'embed' && props[prop]) expect(html).toContain(`href="${(props[prop] as EmbedValue).link}"`)
      if (kind === 'action' && props[prop]) expect(html).toContain(`href="${(props[prop] as ActionValue).link}"`)
    }
  })

  it('is valid HTML', async () => {
    const page = `<!DOCTYPE html><html lang="${locale}"><head><title>Page</title></head><body><main>${html}</main></body></html>`
    const report = await validator.validateString(page)
    expect(report.results.flatMap((result) => result.messages.map((m) => `${m.ruleId}: ${m.message}`))).toEqual([])
  })

  it('shares no id with a second one on the page', () => {
    const twice = renderToString(
      <>
        <Block {...props} />
        <Block {...props} />
      </>,
    )
    const ids = [...twice.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': ['error', { style: 'selfclosing' }],
    'doctype-style': 'off',
    // Picture colours and column spans come from records and contracts.
    'no-inline-style': 'off',
  },
})

const valuesFrom = (values: Record<Field['kind'], unknown>, fields: Record<string, Field>) =>
  Object.fromEntries(Object.entries(fields).map(([prop, part]) => [prop, valueFrom(values, part)]))

/** A value of a kind; a list has one entry of its own kind, a group or another record all of its fields. */
function valueFrom(values: Record<Field['kind'], unknown>, field: Field): unknown {
  if (field.kind === 'list') return [valueFrom(values, field.of)]
  if (field.kind === 'group') return valuesFrom(values, field.fields)
  if (field.kind === 'reference') return { id: 'a', ...valuesFrom(values, shapes[field.to]) }
  if (field.kind === 'query') return [{ id: 'a', ...valuesFrom(values, shapes[field.of]) }]
  return values[field.kind]
}

const hostile: Record<Field['kind'], unknown> = {
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
  embed: { provider: 'unknown', id: '"><script>alert(1)</script>', link: 'javascript:alert(1)' },
  action: { text: '<script>alert(1)</script>', link: 'javascript:alert(1)', color: 'pink' },
  choice: 'unknown;--x:1',
  number: NaN,
  flag: 'no',
  color: 'red;--x:1',
  link: 'javascript:alert(1)',
  date: '<script>alert(1)</script>',
  reference: {},
  query: [],
  list: [],
  group: {},
}
const empty: Record<Field['kind'], unknown> = {
  text: '',
  html: '',
  image: { src: '', alt: '', width: 0, height: 0 },
  video: {},
  embed: { provider: 'youtube', id: '', link: '' },
  action: { text: '', link: '' },
  choice: '',
  number: 0,
  flag: false,
  color: '',
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
    const required = Object.fromEntries(fields.filter(([, field]) => field.required).map(([prop]) => [prop, props[prop]]))
    expect(renderToString(<Block {...required} />)).not.toBe('')
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

function expectLimits(field: Field, value: unknown) {
  if (value === undefined) return
  const text = field.kind === 'action' ? (value as ActionValue).text : value
  if ('max' in field && field.max && typeof text === 'string')
    expect(text.replaceAll('\u00ad', '').length).toBeLessThanOrEqual(field.max)
  if (field.kind === 'choice') expect(field.options).toContain(value)
  if (field.kind === 'number') expect([field.min <= (value as number), field.max >= (value as number)]).toEqual([true, true])
  if (field.kind === 'list') {
    expect((value as unknown[]).length).toBeLessThanOrEqual(field.max)
    for (const entry of value as unknown[]) expectLimits(field.of, entry)
  }
  if (field.kind === 'group') expectAll(field.fields, value as Props)
  if (field.kind === 'reference') expectAll(shapes[field.to], value as Props)
  if (field.kind === 'query') for (const entry of value as Props[]) expectAll(shapes[field.of], entry)
}

function expectAll(fields: Record<string, Field>, props: Props) {
  for (const [prop, part] of Object.entries(fields)) expectLimits(part, props[prop])
}
