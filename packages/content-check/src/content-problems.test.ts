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

it('names pictures and files that the server would not show or offer, and those that are not there (IMG-09, DL-39)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    await mkdir(join(folder, 'records/pressKit'), { recursive: true })
    await mkdir(join(folder, 'assets/files'), { recursive: true })
    await writeFile(join(folder, 'assets/hall.jpg'), 'no picture')
    await writeFile(join(folder, 'assets/half.jpg'), '')
    await writeFile(join(folder, 'assets/assets.json'), JSON.stringify({ half: { file: 'half.jpg', width: 1, height: 1 } }))
    for (const name of ['EPD-v1.2.pdf', 'tool.exe']) await writeFile(join(folder, 'assets/files', name), '')
    for (const name of ['EPD-v1.2.pdf', 'tool.exe', 'gone.pdf'])
      await writeFile(
        join(folder, `records/pressKit/${name}.json`),
        JSON.stringify({ name: { en: 'Kit' }, attachment: { url: `/files/${name}`, size: 1 } }),
      )
    const { problems } = await contentProblems(folder, { locales: ['en'] })
    const of = (name: string) => problems.filter((line) => line.includes(name))
    expect(of('hall.jpg')).toEqual([expect.stringMatching(/^assets\/hall\.jpg: .*unsupported image format/)])
    expect(of('half: ')).toEqual([expect.stringContaining('color')])
    expect(of('gone.pdf')).toContainEqual(expect.stringContaining('missing file assets/files/gone.pdf'))
    expect(of('tool.exe').map((line) => line.includes('.exe is not allowed here'))).toEqual([true, true])
    expect(of('/files/EPD-v1.2.pdf')).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
