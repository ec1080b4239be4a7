/**
 * Shows the button of a clap test where the browser can listen, and loads its script with the first use (CLAP-01, CLAP-05). A click
 * meanwhile is done again once it is there; where it cannot be loaded, the way leads to the room calculator.
 */
export function enhanceClapTestOnUse(element: HTMLElement) {
  const use = new AbortController()
  if (!('mediaDevices' in navigator)) return () => {}
  const ask = element.querySelector<HTMLElement>('[data-part="clap-test-ask"]')!
  ask.hidden = false
  async function load(): Promise<void> {
    const { enhanceClapTest } = await import('@brand/blocks/enhance-clap-test')
    use.abort()
    enhanceClapTest(element)
  }
  const on = (type: string, listener: (event: Event) => void) => ask.addEventListener(type, listener, { signal: use.signal })
  for (const type of ['pointerover', 'focusin']) on(type, () => void load().catch(() => {}))
  on('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button)
      load().then(
        () => button.click(),
        () => element.querySelector<HTMLElement>('[data-part="clap-test-link"]')?.click(),
      )
  })
  return () => {
    use.abort()
    ask.hidden = true
  }
}
