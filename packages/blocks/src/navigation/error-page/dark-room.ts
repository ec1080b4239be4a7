/**
 * Lets the pointer be the torch in every `[data-dark-room]` below `root`, and the cat watch it. The lamp and its cord need no script.
 * A plain script: needs no React, may be called again on the same rooms.
 */
export function darkRoom(root: ParentNode): void {
  root.querySelectorAll<HTMLElement>('[data-dark-room]:not([data-enhanced])').forEach(enhance)
}

function enhance(scene: HTMLElement): void {
  scene.dataset.enhanced = ''
  const eyes = scene.querySelector('[data-eyes]')!
  const set = (name: string, value: number, unit = '') => scene.style.setProperty(`--${name}`, value.toFixed(2) + unit)

  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      // Right to left, the room is seen in a mirror.
      const mirror = getComputedStyle(scene).direction === 'rtl' ? -1 : 1
      const room = scene.getBoundingClientRect()
      const cat = eyes.getBoundingClientRect()
      set('torch-x', mirror > 0 ? clientX - room.left : room.right - clientX, 'px')
      set('torch-y', clientY - room.top, 'px')
      const x = clientX - cat.left - cat.width / 2
      const y = clientY - cat.top
      const far = Math.hypot(x, y) || 1
      set('look-x', (mirror * x) / far)
      set('look-y', y / far)
    },
    { passive: true },
  )
}
