import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentProblems } from './content-problems.ts'

it('names the file of broken JSON and what a misspelt field may mean, and goes on with the others (OR-83)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    await mkdir(join(folder, 'records/page'), { recursive: true })
    await writeFile(join(folder, 'records/page/broken.json'), '{ "ctPageSlug": "a", }')
    await writeFile(join(folder, 'records/page/odd.json'), JSON.stringify({ ctPageSlug: 'odd', ctPageBodi: [] }))
    const { problems } = await contentProblems(folder, { locales: ['en'] })
    expect(problems.filter((line) => line.includes('broken.json'))).toEqual([
      expect.stringMatching(/^records\/page\/broken\.json\b.*could not be read: .*JSON/),
    ])
    expect(problems.find((line) => line.includes('ctPageBodi'))).toMatch(
      /odd\.json.*is not a field .*; did you mean ctPageBody\?$/,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})
