import type { Data } from '@puckeditor/core'
import type { Contract } from '../../packages/blocks/src/contract/contract.ts'
import { implementedContracts, problemsOf, type Values } from '../../packages/blocks/src/contracts.ts'
import type { Locale } from '../../packages/blocks/src/i18n/locales.ts'
import { fromPuck } from '../../packages/blocks/src/puck/index.ts'
import { formatJsx } from '../copy/jsx.ts'
import type { BlockRecord, PageRecord } from './content.ts'
import { propsIn, toPuckValues, toRecord } from './record-values.ts'

const contracts: readonly Contract[] = implementedContracts
const findContract = (type: string) => contracts.find((contract) => contract.type === type)

/** A page of the content as Puck holds it. */
export const toPuckData = ({ ctPageBody = [] }: PageRecord): Data => ({
  root: { props: {} },
  content: ctPageBody.flatMap((record, i) => {
    const contract = findContract(record.type)
    return contract ? [{ type: record.type, props: { ...toPuckValues(contract, record), id: `${record.type}-${i}` } }] : []
  }),
})

const listBlocks = ({ content }: Data) =>
  content.map(({ type, props }) => ({ contract: findContract(type)!, values: props as Values }))

/** The blocks as the body of a record has them. */
export const toRecords = (data: Data): BlockRecord[] => listBlocks(data).map(({ contract, values }) => toRecord(contract, values))

const toProps = (locale: Locale, contract: Contract, values: Values) =>
  propsIn(locale, contract, fromPuck(contract.fields, values))

/** The page as code. */
export const formatCode = (data: Data, locale: Locale): string =>
  formatJsx(...listBlocks(data).map(({ contract, values }) => ({ contract, props: toProps(locale, contract, values) })))

/** Lists the values that break a limit of their contract, in the order of the blocks. */
export const problemsIn = (data: Data, locale: Locale) =>
  listBlocks(data).flatMap(({ contract, values }, index) =>
    problemsOf(contract.fields, toProps(locale, contract, values)).map((problem) => ({
      ...problem,
      index,
      title: contract.title,
    })),
  )
