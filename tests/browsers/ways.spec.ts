import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { answered } from '../answered.ts'
import { startSite, type RunningSite } from '../e2e/server.ts'
import { alteredWays } from './altered-ways.ts'
import { startFirefox } from './firefox.ts'
import type { Way } from './parts.ts'
import type { Browser } from './tab.ts'
import { Visitor } from './visitor.ts'
import { consent, ways } from './ways.ts'
import { consentWithoutScript, waysWithoutScript } from './ways-without-script.ts'
import { startWebKit } from './webkit.ts'

const starts: Record<string, () => Browser | Promise<Browser>> = { firefox: startFirefox, webkit: startWebKit }
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const devices = Object.keys(sizes) as (keyof typeof sizes)[]

let folder: string
let site: RunningSite
let browser: Browser

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browsers-'))
  site = await startSite({ SITE_ENV: 'production', DATA_DIR: folder, INQUIRY_LIMIT: '1000' })
  browser = await starts[test.info().project.name]!()
})
test.afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

const [cookie] = answered.cookies

/** Runs a user journey in each size. If it fails, a picture of where it ended is kept. */
function go(name: string, way: Way, { hasScript = true, isAsked = false, on = devices } = {}): void {
  for (const device of on)
    test(`${device}: ${name}`, async () => {
      const tab = await browser.open({ size: sizes[device], hasScript })
      const visitor = new Visitor(tab, site.url, device === 'phone')
      try {
        await visitor.open('/api/consent.css')
        if (!isAsked) await tab.run((cookie) => void (document.cookie = cookie), `${cookie!.name}=${cookie!.value};path=/`)
        await way(visitor)
        expect(tab.messages()).toEqual([])
      } catch (error) {
        await writeFile(test.info().outputPath('where-it-ended.png'), await tab.picture())
        throw error
      } finally {
        await tab.close()
      }
    })
}

for (const [name, way] of Object.entries(ways)) go(name, way)
go('consent is asked for once, and the footer asks again (CONSENT-03, CONSENT-04)', consent, { isAsked: true })

for (const [name, way] of Object.entries(alteredWays)) go(name, way, { on: ['desktop'] })

for (const [name, way] of Object.entries(waysWithoutScript)) go(`without script: ${name}`, way, { hasScript: false })
go('without script: consent is a form (CONSENT-03, RELIABILITY 25)', consentWithoutScript, { hasScript: false, isAsked: true })
