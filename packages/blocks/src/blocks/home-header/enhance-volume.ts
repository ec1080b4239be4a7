import { createEnhance } from '../../enhance.ts'
import type { Hall } from './hall.ts'
import { turnTitle } from './turn-title.ts'

/**
 * Lets the slider of a home header turn it down: the picture by `--b-volume`, from 1 to 0, and the title by its letters. It also
 * sets the sound of a hall, once that is switched on. The sound ends when the page is hidden.
 * @requirement BLK-home_header-21, BLK-home_header-23
 */
export const enhanceVolume = createEnhance((tab, signal) => {
  const header = tab.closest<HTMLElement>('[data-part="home-header"]')!
  const slider = tab.querySelector('input')!
  const button = tab.querySelector('button')!
  const percent = new Intl.NumberFormat(document.documentElement.lang || undefined, { style: 'percent' })
  let hall: Hall | undefined

  function turn() {
    const volume = slider.valueAsNumber / 100
    slider.ariaValueText = percent.format(volume)
    header.style.setProperty('--b-volume', `${volume}`)
    header.toggleAttribute('data-quiet', volume < 1)
    turnTitle(header, volume)
    hall?.setLevel(volume)
  }

  function silence() {
    hall?.close()
    hall = undefined
    button.ariaPressed = 'false'
  }

  async function sound() {
    button.ariaPressed = 'true'
    const { startHall } = await import('./hall.ts')
    // Switched off again, or left, while it was loaded.
    if (button.ariaPressed !== 'true') return
    hall = startHall()
    turn()
  }

  slider.addEventListener('input', turn, { signal })
  addEventListener('resize', turn, { signal })
  button.addEventListener('click', () => (button.ariaPressed === 'true' ? silence() : void sound().catch(silence)), { signal })
  addEventListener('pagehide', silence, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && silence(), { signal })
  turn()
  return () => {
    silence()
    slider.value = slider.defaultValue
    turn()
  }
})

export { enhanceVolume as default }
