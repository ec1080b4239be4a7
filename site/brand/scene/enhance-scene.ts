/** Moves the spot of light with the pointer (`--spot-x`, `--spot-y`), and turns each `[data-watcher]` to it (`--look-x`, `--look-y`). */
export default function enhanceScene(scene: HTMLElement): void {
  const watchers = scene.querySelectorAll<HTMLElement>('[data-watcher]')
  const set = ({ style }: HTMLElement, name: string, value: number, unit = '') =>
    style.setProperty(`--${name}`, value.toFixed(2) + unit)

  addEventListener('pointermove', ({ clientX, clientY }) => {
    const { left, top } = scene.getBoundingClientRect()
    set(scene, 'spot-x', clientX - left, 'px')
    set(scene, 'spot-y', clientY - top, 'px')
    for (const watcher of watchers) {
      const { left, top, width } = watcher.getBoundingClientRect()
      const [x, y] = [clientX - left - width / 2, clientY - top]
      const distance = Math.hypot(x, y) || 1
      set(watcher, 'look-x', x / distance)
      set(watcher, 'look-y', y / distance)
    }
  })
  scene.dataset.enhanced = ''
}
