/** Navigation: what surrounds the content of every page. */
export * from './breadcrumb/index.ts'
export * from './contact-button/index.ts'
export * from './footer/index.ts'
export * from './locale-warning/index.ts'
export * from './pagination/index.ts'
export * from './progress-bar/index.ts'
export * from './site-header/index.ts'
export type { LocaleLink, MenuItem } from './types.ts'
