/** The public names of parts; a test compares them with what components render. */
import { readFileSync } from 'node:fs'
import { root } from './entries.ts'
import { partsInReadme } from './parts-in-readme.ts'

export const partNames = partsInReadme(readFileSync(`${root}/README.md`, 'utf8'))
