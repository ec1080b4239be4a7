import type { ReactNode } from 'react'
import { scene as ofBrand } from '../../brand/scene/index.ts'
import type { BrandMessages } from '../../i18n/index.ts'

type SceneTexts = NonNullable<BrandMessages['scene']>

/** The scene of a brand's error pages. Its texts are those of the brand. */
export interface ErrorScene {
  /** Fills the view behind the text; dark until a visitor turns on its light, or lit from the start. */
  Scene: (props: { texts: SceneTexts; isLit: boolean }) => ReactNode
  /** The sentence beside it. */
  SceneLead: (props: { texts: SceneTexts }) => ReactNode
  css: string
}

/** The scene of the brand; `undefined` where it has none. */
export const scene: ErrorScene | undefined = ofBrand
