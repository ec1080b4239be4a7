import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { locales } from '../../packages/blocks/src/i18n/locales.ts'
import { everyBlock } from '../../packages/blocks/src/testing/every-block.ts'
import { contentProblems } from '../../packages/content-check/src/index.ts'
import { exampleFiles, exampleIn, type BlockRecord } from './examples.ts'

const content = fileURLToPath(new URL('../../packages/demo-content', import.meta.url))

/** The demo content without its pictures and files, of which it only matters that they are there. */
async function copyContent(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'copied-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  for (const part of ['records', 'checks', 'documents', 'language.json', 'assets/assets.json'])
    await cp(join(content, part), join(copy, part), { recursive: true })
  const files = await readdir(join(content, 'assets'), { withFileTypes: true })
  for (const { name } of files.filter((file) => file.isFile() && file.name !== 'assets.json'))
    await writeFile(join(copy, 'assets', name), '')
  return copy
}

it('gives records to copy and to begin with that content:check accepts, of every block (GEN-24)', async () => {
  const records = await Promise.all(
    exampleFiles.map(async (file) => JSON.parse(await readFile(join(content, `records/${file}.json`), 'utf8')) as unknown),
  )
  const examples = everyBlock.map(({ contract, fixtures }) => exampleIn(records, contract, Object.values(fixtures)[0]!))
  // A list of links leads to blocks of its page.
  const targets = JSON.stringify(examples).matchAll(/"cbNavigationListItemTarget":"([\w-]+)"/g)
  const led = Array.from(targets, ([, anchor]): BlockRecord => ({ type: 'cb_quote', anchor: anchor!, cbQuoteText: 'Quiet.' }))
  const copy = await copyContent()
  const page = { ctPageSlug: 'copied', ctPageMetadata: { meta_title: 'Copied' }, ctPageBody: [...examples, ...led] }
  await writeFile(join(copy, 'records/page/copied.json'), JSON.stringify(page))
  const { problems } = await contentProblems(copy, { locales })
  expect(problems.filter((line) => line.includes('copied.json'))).toEqual([])
})
