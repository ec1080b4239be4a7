import type { Data } from '@puckeditor/core'
import { blockInAddress, pageInAddress } from './address.ts'
import type { Examples } from './config.tsx'
import { readPage } from './content.ts'
import { toPuckData } from './page-data.ts'

/** The page that the Composer begins with: that of the address, one of the block that the address names, or an example. */
export async function firstPage(examples: Examples): Promise<Data> {
  const page = await pageInAddress()
  if (page) return page as Data
  const block = examples[blockInAddress() ?? '']
  return toPuckData(block ? { ctPageBody: [block] } : await readPage('about'))
}
