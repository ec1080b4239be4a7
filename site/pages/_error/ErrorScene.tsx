import { SpotlightScene } from '@brand/blocks/error-page'
import type { Locale } from '@brand/content'
import { messages } from '../../i18n/index.ts'
import { scene } from './scene.ts'

/** The brand's scene, dark until a visitor turns on its light, or lit from the start with `isLit`; a dark field where the brand has none. */
export function ErrorScene({ locale, isLit = false }: { locale: Locale; isLit?: boolean }) {
  const texts = messages[locale].scene
  if (!scene || !texts) return undefined
  const { dark, lit, width, height, lightSwitch, watchers } = scene
  const picture = { src: lit, alt: texts.picture, width, height }
  if (isLit) return <SpotlightScene lit={picture} watchers={watchers} />
  return (
    <SpotlightScene
      dark={{ ...picture, src: dark, alt: '' }}
      lit={picture}
      lightSwitch={{ ...lightSwitch, label: texts.light }}
      watchers={watchers}
    />
  )
}
