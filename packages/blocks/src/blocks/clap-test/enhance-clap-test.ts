import { createEnhance, type Enhance } from '../../enhance.ts'
import { emitBlockEvent } from '../../events.ts'
import { drawDecays } from '../../elements/charts/draw-decays.ts'
import { compareTime } from '../../elements/charts/verdict.ts'
import { interpolate } from '../../i18n/format.ts'
import type { ClapTestMessages } from './ClapTest.messages.ts'
import { point, readClap, type Decay } from './decay.ts'
import { listenToMicrophone, type Listen } from './microphone.ts'

export type { Listen, Recording } from './microphone.ts'

/**
 * A clap test with an ear of its own, such as a recording.
 * @requirement CLAP-03, CLAP-04
 */
export const createClapTest = (listen: Listen): Enhance =>
  createEnhance((element, signal) => {
    const part = (name: string) => element.querySelector<HTMLElement>(`[data-part="clap-test-${name}"]`)!
    const [ask, status] = [part('ask'), part('status')]
    const button = ask.querySelector('button')!
    const messages = JSON.parse(element.dataset.messages!) as ClapTestMessages
    const target = Number(element.dataset.target)
    const one = new Intl.NumberFormat(messages.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    let run: AbortController | undefined

    function show({ seconds, falls }: Decay) {
      const level = (time: number) => 1 - (falls[Math.round(time / point)] ?? (60 * time) / seconds) / 60
      const assumedAfter = falls.length * point
      drawDecays(element, [{ seconds, level, assumedAfter }, { seconds: target }], messages)
      part('seconds').textContent = one.format(seconds)
      part('name').textContent = messages.own
      part('assumed').hidden = false
      emitBlockEvent(element, { type: 'clap-heard', seconds })
      const verdict = compareTime(seconds, target)
      const values = { seconds: one.format(seconds), target: one.format(target) }
      return interpolate(messages[verdict === 'short' ? 'dry' : verdict], values)
    }

    async function test() {
      if (run) return
      run = new AbortController()
      button.setAttribute('aria-disabled', 'true')
      element.dataset.state = 'asking'
      status.textContent = messages.asking
      try {
        const { samples, sampleRate } = await listen((state) => {
          element.dataset.state = state
          status.textContent = messages[state]
        }, run.signal)
        const reading = readClap(samples, sampleRate)
        const failed = 'reason' in reading
        element.dataset.state = failed ? reading.reason : 'measured'
        status.textContent = failed ? messages[reading.reason] : show(reading)
      } catch (error) {
        const isRefused = ['NotAllowedError', 'SecurityError'].includes((error as Error).name)
        const state = run.signal.aborted ? 'stopped' : isRefused ? 'refused' : 'missing'
        element.dataset.state = state
        status.textContent = messages[state]
      }
      run = undefined
      button.removeAttribute('aria-disabled')
      button.querySelector('[data-part="button-label"] > span')!.textContent = messages.again
    }

    const stop = () => run?.abort()
    button.addEventListener('click', () => void test(), { signal })
    addEventListener('pagehide', stop, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && stop(), { signal })
    ask.hidden = false
    return () => {
      stop()
      ask.hidden = true
    }
  })

const withMicrophone = createClapTest(listenToMicrophone)

/**
 * Listens for a clap in a `[data-enhance="clap-test"]` when its button is pressed, and draws how it fades. Without a microphone
 * in the browser, or on a page without https, the button stays hidden.
 * @requirement CLAP-03, CLAP-04
 */
export const enhanceClapTest: Enhance = (element) => ('mediaDevices' in navigator ? withMicrophone(element) : () => {})
