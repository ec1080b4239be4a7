import type { FontCut } from '../../font-cut.ts'
import { titleFit, volumes } from './type.ts'

const instances = Object.values(volumes).map(({ width, weight }) => ({
  width: Number.parseFloat(width),
  weight: Number(weight),
}))

/** Archivo, cut to the widths and weights of the volumes. */
export const font: FontCut = {
  name: 'archivo',
  package: '@fontsource-variable/archivo',
  files: { latin: 'archivo-latin-wdth-normal', 'latin-ext': 'archivo-latin-ext-wdth-normal' },
  licence: 'OFL-Archivo.txt',
  text: [
    { width: 100, weight: 400 },
    { width: 104, weight: 640 },
  ],
  title: instances,
  narrowest: Number.parseFloat(titleFit.narrowest),
}
