/** Plain scripts of this brand, by what an element says in `data-enhance`. */
export const brandScripts = { scene: () => import('./scene/enhance-scene.ts') }
