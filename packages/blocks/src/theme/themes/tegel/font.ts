import type { FontCut } from '../../font-cut.ts'

/** Bricolage Grotesque, with its weights only. */
export const font: FontCut = {
  name: 'bricolage-grotesque',
  package: '@fontsource-variable/bricolage-grotesque',
  files: { latin: 'bricolage-grotesque-latin-wght-normal', 'latin-ext': 'bricolage-grotesque-latin-ext-wght-normal' },
  licence: 'OFL-Bricolage-Grotesque.txt',
  text: [{ weight: 400 }, { weight: 650 }],
  title: [{ weight: 300 }, { weight: 500 }, { weight: 750 }],
}
