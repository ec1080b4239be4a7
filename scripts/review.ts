/**
 * `npm run review -- main`: pictures of every story as a commit shows it and as the files are now, and a page of what differs.
 * `npm run review -- main quote` takes the stories whose titles have these words. Ends with 0 where nothing differs, with 1 where
 * something does, with 2 where it could not compare.
 */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { shellOptions } from './chromium.ts'
import { embedPictures, reviewPage, summary } from '../tools/review/page.ts'
import { pagesWith } from '../tools/review/pages-with.ts'
import { review } from '../tools/review/review.ts'
import { cache, currentSide, prune, sideAt } from '../tools/review/side.ts'

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(2)
}

const [commit, ...rest] = process.argv.slice(2)
if (!commit) stop('Enter the commit to compare with: npm run review -- main')
const before = sideAt(commit!) ?? stop(`Unknown commit: ${commit}.`)
const after = currentSide()
const words = rest.join(' ')
await mkdir(cache, { recursive: true })

async function compare() {
  const nothing = { stories: 0, pictures: 0, findings: [], failed: [] }
  if (before.tree === after.tree) return { before: before.name, after: after.name, words, ...nothing }
  const browser = await chromium.launch(shellOptions())
  try {
    return await review({ before, after, words }, browser, console.log)
  } finally {
    await browser.close()
  }
}

try {
  const found = await compare()
  const page = join(cache, 'index.html')
  const report = reviewPage(found, {
    storybook: process.env.STORYBOOK_URL ?? 'http://localhost:6006',
    site: process.env.SITE_URL ?? 'http://localhost:3000',
    pages: pagesWith,
  })
  await writeFile(page, report)
  const toSend = join(cache, 'review.html')
  await writeFile(
    toSend,
    embedPictures(report, (src) => readFileSync(join(cache, src), 'base64')),
  )
  await prune()
  for (const id of found.failed)
    console.log(`The play function of ${id} failed. A difference in its picture may have no other cause.`)
  if (before.tree === after.tree) console.log('Both versions have the same files.')
  else if (!found.stories) stop(`No story has “${words}” in its title.`)
  console.log(`${summary(found)}\n${page}\nTo send, with its pictures: ${toSend}`)
  process.exitCode = found.findings.length ? 1 : 0
} catch (error) {
  stop(`Could not compare: ${error instanceof Error ? error.message : String(error)}`)
}
