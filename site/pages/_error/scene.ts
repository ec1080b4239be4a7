import type { LightSwitch, Watcher } from '@brand/blocks/error-page'
import { scene as ofBrand } from '../../brand/scene.tsx'

/** The scene of a brand's error pages. Its texts are those of the brand. */
export interface Scene {
  /** Addresses of one picture without light and with it, and its size. */
  dark: string
  lit: string
  width: number
  height: number
  /** Where the switch of the light is, and how it looks. */
  lightSwitch: Omit<LightSwitch, 'label'>
  watchers: readonly Watcher[]
  /** Styles of what is drawn in it. */
  css: string
}

/** The scene of the brand; `undefined` where it has none. */
export const scene: Scene | undefined = ofBrand
