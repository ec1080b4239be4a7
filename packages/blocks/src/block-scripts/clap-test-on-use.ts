import { loadOnUse } from './load-on-use.ts'

/**
 * Shows the button of a clap test where the browser can listen, and loads its script with the first use. Where the script cannot
 * be loaded, a press follows the link to the room calculator.
 * @requirement CLAP-01, CLAP-05
 */
export default function enhanceClapTestOnUse(element: HTMLElement): void {
  if (!('mediaDevices' in navigator)) return
  const ask = element.querySelector<HTMLElement>('[data-part="clap-test-ask"]')!
  ask.hidden = false
  const load = () =>
    import('../blocks/clap-test/enhance-clap-test.ts').then(({ enhanceClapTest }) => void enhanceClapTest(element))
  const link = element.querySelector<HTMLElement>('[data-part="clap-test-link"]')
  const instead = () => {
    link?.click()
    return true
  }
  loadOnUse(ask, load, { held: 'button', instead })
}
