import { writeFile } from 'node:fs/promises'
import { syntheticClap } from '../../packages/blocks/src/blocks/clap-test/clap.fixture.ts'
import { shellOptions } from '../../scripts/chromium.ts'
import { answered } from '../answered.ts'
import { allLoaded, expect, listen, production, test } from './support.ts'

const address = (path = '/noise-reduction/echo') => production() + path
const sampleRate = 48_000

/** A sound file as a browser takes it for a microphone: one channel of 16 bits. */
function wav(samples: Float32Array): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length * 2, 4)
  head.write('WAVEfmt ', 8)
  for (const [value, at, bytes] of [
    [16, 16, 4],
    [1, 20, 2],
    [1, 22, 2],
    [sampleRate, 24, 4],
    [sampleRate * 2, 28, 4],
    [2, 32, 2],
    [16, 34, 2],
  ] as const)
    head.writeUIntLE(value, at, bytes)
  head.write('data', 36)
  head.writeUInt32LE(samples.length * 2, 40)
  return Buffer.concat([head, Buffer.from(Int16Array.from(samples, (x) => x * 32_767).buffer)])
}

test('a clap is heard and drawn; nothing is sent, and the microphone is off again (CLAP-01, CLAP-02, CLAP-03, CLAP-04)', async ({
  playwright,
}, info) => {
  // The file is played again and again: shorter than the time that is waited for a clap, longer than what is recorded.
  const file = info.outputPath('clap.wav')
  const clap = syntheticClap({ decays: [{ seconds: 1.2, power: 1 }], noise: 50, sampleRate, before: 1.2, length: 3.6 })
  await writeFile(file, wav(clap))
  const options = shellOptions()
  const browser = await playwright.chromium.launch({
    ...options,
    args: [
      ...options.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ],
  })
  try {
    const context = await browser.newContext({ storageState: answered })
    const page = await context.newPage()
    const messages = listen(page)
    await page.addInitScript(() => {
      const devices = navigator.mediaDevices
      const ask = devices.getUserMedia.bind(devices)
      devices.getUserMedia = async (constraints) => {
        const stream = await ask(constraints)
        Object.assign(globalThis, { tracks: stream.getTracks() })
        return stream
      }
    })
    await page.goto(address('/de/noise-reduction/nachhall'))
    const test = page.locator('[data-enhance="clap-test"]')
    await test.scrollIntoViewIfNeeded()
    await test.hover()
    await allLoaded(page)
    const requests: string[] = []
    page.on('request', (request) => void (request.resourceType() !== 'script' && requests.push(request.url())))
    await test.getByRole('button', { name: 'Test starten' }).click()
    await expect(test).toHaveAttribute('data-state', 'measured')
    await expect(test.getByRole('status')).toHaveText(/^Dein Raum: 1,[12]\ss\. .* Deiner klingt zu lange nach\.$/)
    await expect(test.getByRole('definition')).toHaveText([/^1,[12]\ss$/, /^0,6\ss$/])
    const states = await page.evaluate(() =>
      (globalThis as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
    )
    expect(states).toEqual(['ended'])
    expect(requests).toEqual([])
    expect(messages).toEqual([])
  } finally {
    await browser.close()
  }
})

test('by keyboard, where the microphone is refused, the way leads to the room calculator (CLAP-05)', async ({ page }) => {
  // The headless shell cannot ask, so it cannot refuse.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto(address())
  const test = page.locator('[data-enhance="clap-test"]')
  await test.getByRole('button', { name: 'Start the test' }).focus()
  await page.keyboard.press('Enter')
  await expect(test).toHaveAttribute('data-state', 'refused')
  await expect(test.getByRole('status')).toHaveText('Your browser may not use the microphone.')
  await expect(test.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(test.getByRole('link', { name: 'No microphone?' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#try-a-room$/)
  await expect(page.getByRole('heading', { name: 'Try a room' })).toBeInViewport()
})

test('where the script cannot be loaded, the way leads to the room calculator (CLAP-05)', async ({ page }) => {
  await page.goto(address())
  const button = page.getByRole('button', { name: 'Start the test' })
  await button.waitFor()
  await page.route('**/*.js', (route) => route.abort())
  await button.click()
  await expect(page).toHaveURL(/#try-a-room$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no button; a good room is drawn, and the way leads to the calculator (CLAP-05, BLK-clap_test-01)', async ({
    page,
  }) => {
    await page.goto(address())
    const test = page.locator('[data-enhance="clap-test"]')
    await expect(test.getByRole('button')).toHaveCount(0)
    await expect(test.getByRole('definition')).toHaveText(/^0\.6\ss$/)
    await expect(test.getByRole('link', { name: 'No microphone?' })).toHaveAttribute('href', /#try-a-room$/)
  })
})
