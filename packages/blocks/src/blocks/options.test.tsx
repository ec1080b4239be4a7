import { renderToString } from 'react-dom/server'
import { expect, expectTypeOf, it } from 'vitest'
import type { PropsOf } from '../contract/contract.ts'
import { contracts, type Contract } from '../contracts.ts'
import type { FieldsByType } from '../generated/props.ts'
import { everyBlock } from '../testing/every-block.ts'
import type { QuoteProps } from './quote/index.ts'
import type { TextProps } from './text/index.ts'

/** A query with a finish, for which the calculator links to a quote. */
const chosen = 'wall=5x3&finish=finish-1'

it.each(everyBlock)('$name honours the options that its contract names, and no others', ({ Block, contract, fixtures }) => {
  const changes = (one: object, other: object) =>
    Object.values(fixtures).some(
      ({ en }) => renderToString(<Block {...en} {...one} />) !== renderToString(<Block {...en} {...other} />),
    )
  const honoured = [
    ...(changes({ headingLevel: 3 }, { headingLevel: 4 }) ? ['headingLevel'] : []),
    ...(changes({ form: { href: '/a' } }, { form: { href: '/b' } }) ? ['form'] : []),
    ...(changes({ priority: false }, { priority: true }) ? ['priority'] : []),
    ...(changes({ facts: [] }, { facts: [{ name: 'Price', value: '€9' }] }) ? ['facts'] : []),
    ...(changes({}, { navigation: { modelsHref: '#models' } }) ? ['navigation'] : []),
    ...(changes({}, { finishLinks: ['a', 'b'].map((name) => ({ name, href: name })) }) ? ['finishLinks'] : []),
    ...(changes({ inverted: false }, { inverted: true }) ? ['inverted'] : []),
    ...(changes({}, { query: { length: '9' } }) ? ['query'] : []),
    ...(changes({}, { fileSearch: { href: '/a', name: 'product' } }) ? ['fileSearch'] : []),
    ...(changes({}, { hostedForms: { request: () => ({ src: '/form' }) } }) ? ['hostedForms'] : []),
    ...(changes({ queryText: chosen }, { queryText: 'wall=9x3' }) ? ['queryText'] : []),
    ...(changes({ queryText: chosen, quoteHref: '/a' }, { queryText: chosen, quoteHref: '/b' }) ? ['quoteHref'] : []),
  ]
  expect(honoured).toEqual(contract.options ?? [])
})

it('takes only what it honours', () => {
  expectTypeOf<QuoteProps>().not.toHaveProperty('headingLevel')
  expectTypeOf<QuoteProps['priority']>().toEqualTypeOf<boolean | undefined>()
  expectTypeOf<TextProps>().not.toHaveProperty('priority')
})

it('has the generated types of its contract', () => {
  type Inferred = { [C in (typeof contracts)[number] as C['type']]: PropsOf<C> }
  expectTypeOf<FieldsByType>().toExtend<Inferred>()
  expectTypeOf<Inferred>().toExtend<FieldsByType>()
})

it('calls HTML from the CMS by its name: …Html (DRV-02)', () => {
  for (const { type, fields } of contracts as readonly Contract[])
    for (const [prop, { kind }] of Object.entries(fields))
      expect([type, prop, prop.endsWith('Html')]).toEqual([type, prop, kind === 'html'])
})
