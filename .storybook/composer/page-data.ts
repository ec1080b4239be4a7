import type { Data } from '@puckeditor/core'
import type { Contract } from '../../packages/blocks/src/contract/contract.ts'
import { implementedContracts, problemsOf, type Values } from '../../packages/blocks/src/contracts.ts'
import type { Locale } from '../../packages/blocks/src/i18n/locales.ts'
import { fromPuck } from '../../packages/blocks/src/puck/index.ts'
import { jsxOf } from '../copy/jsx.ts'
import type { BlockRecord, PageRecord } from './content.ts'
import { propsIn, puckOf, recordOf } from './record-values.ts'

const contracts: readonly Contract[] = implementedContracts
const contractOf = (type: string) => contracts.find((contract) => contract.type === type)

/** A page of the content as Puck holds it. */
export const dataOf = ({ ctPageBody = [] }: PageRecord): Data => ({
  root: { props: {} },
  content: ctPageBody.flatMap((record, i) => {
    const contract = contractOf(record.type)
    return contract ? [{ type: record.type, props: { ...puckOf(contract, record), id: `${record.type}-${i}` } }] : []
  }),
})

const blocksOf = ({ content }: Data) =>
  content.map(({ type, props }) => ({ contract: contractOf(type)!, values: props as Values }))

/** The blocks as the body of a record has them. */
export const recordsOf = (data: Data): BlockRecord[] => blocksOf(data).map(({ contract, values }) => recordOf(contract, values))

const propsOf = (locale: Locale, contract: Contract, values: Values) =>
  propsIn(locale, contract, fromPuck(contract.fields, values))

/** The page as code. */
export const codeOf = (data: Data, locale: Locale): string =>
  jsxOf(...blocksOf(data).map(({ contract, values }) => ({ contract, props: propsOf(locale, contract, values) })))

/** Lists the values that break a limit of their contract, in the order of the blocks. */
export const problemsIn = (data: Data, locale: Locale) =>
  blocksOf(data).flatMap(({ contract, values }, index) =>
    problemsOf(contract.fields, propsOf(locale, contract, values)).map((problem) => ({
      ...problem,
      index,
      title: contract.title,
    })),
  )
