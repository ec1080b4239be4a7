import { locales } from '@brand/content'
import { createApi, embeddedSource, type Api } from '@brand/content-api'
import { everyAnswer } from '@brand/content-api/every-answer'
import { demoContent } from '@brand/demo-content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datocmsSource } from './index.ts'
import { startStandIn, type StandIn } from '../stand-in/index.ts'

const token = 'of-the-stand-in'
let standIn: StandIn
let files: Api
let cms: Api

beforeAll(async () => {
  standIn = await startStandIn({ folder: demoContent, token, perSecond: 1_000 })
  files = createApi({ source: { ...embeddedSource(demoContent), watch: () => () => {} }, log: () => {} })
  await files.ready
  await files.settled()
  const source = datocmsSource({ token, endpoint: standIn.endpoint, queriesPerSecond: 1_000, log: () => {} })
  // The stand-in shares the thread with both: it may be asked again before it answers.
  await source.load({ drafts: false, locales }).catch(() => source.settled())
  cms = createApi({ source, log: () => {} })
  await cms.ready
  await cms.settled()
})
afterAll(async () => {
  files.close()
  cms.close()
  await standIn.close()
})

/** The CMS makes previews of its own. */
const withoutPreviews = (answer: string) =>
  answer.replaceAll(/"preview":"data:image\/(?:webp|jpeg);base64,[^"]+"/g, '"preview":""')

/** The CMS has a time of the last change for every record; the file of this one has none. */
const withoutTime = (answer: string) => answer.replaceAll(',"_updatedAt":"2026-01-01T00:00:00+01:00"', '')

describe('the content of the CMS and of the files', () => {
  it('has the same problems: none (GEN-02)', () => {
    expect(cms.snapshot().problems).toEqual(files.snapshot().problems)
  })

  it('gives every answer of the API alike, byte for byte but for previews, which are those of the CMS (GEN-02, DRV-08, DRV-16)', async () => {
    const [inFiles, inCms] = [await everyAnswer(files), await everyAnswer(cms)]
    expect(inFiles.size).toBeGreaterThan(800)
    expect([...inCms.keys()]).toEqual([...inFiles.keys()])
    const differing = [...inFiles].filter(
      ([address, answer]) => withoutPreviews(withoutTime(inCms.get(address)!)) !== withoutPreviews(answer),
    )
    expect(differing.map(([address]) => address)).toEqual([])
    const previews = (answers: Map<string, string>) =>
      [...answers.values()].join().match(/"preview":"data:image\/(?:webp|jpeg)/g)!
    expect(previews(inCms).filter((preview) => preview.endsWith('jpeg'))).toHaveLength(previews(inFiles).length)
  })
})
