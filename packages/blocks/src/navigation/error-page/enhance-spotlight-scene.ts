import { createEnhance } from '../../enhance.ts'

const properties = ['--spot-x', '--spot-y', '--look-x', '--look-y']

/**
 * Moves the spot of light of a `[data-enhance="spotlight-scene"]` with the pointer (`--spot-x`, `--spot-y`), and tells each
 * `[data-watcher]` in it the direction of the pointer (`--look-x`, `--look-y`, from -1 to 1).
 */
export const enhanceSpotlightScene = createEnhance((scene, signal) => {
  const watchers = scene.querySelectorAll<HTMLElement>('[data-watcher]')
  const set = ({ style }: HTMLElement, name: string, value: number, unit = '') =>
    style.setProperty(`--${name}`, value.toFixed(2) + unit)

  function onMove({ clientX, clientY }: PointerEvent) {
    // Right to left, the scene is mirrored.
    const mirror = getComputedStyle(scene).direction === 'rtl' ? -1 : 1
    const box = scene.getBoundingClientRect()
    set(scene, 'spot-x', mirror > 0 ? clientX - box.left : box.right - clientX, 'px')
    set(scene, 'spot-y', clientY - box.top, 'px')
    for (const watcher of watchers) {
      const { left, top, width } = watcher.getBoundingClientRect()
      const [x, y] = [clientX - left - width / 2, clientY - top]
      const distance = Math.hypot(x, y) || 1
      set(watcher, 'look-x', (mirror * x) / distance)
      set(watcher, 'look-y', y / distance)
    }
  }
  addEventListener('pointermove', onMove, { signal })
  return () => {
    for (const element of [scene, ...watchers]) {
      for (const property of properties) element.style.removeProperty(property)
      if (!element.style.length) element.removeAttribute('style')
    }
  }
})

export { enhanceSpotlightScene as default }
