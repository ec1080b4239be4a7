/** The public names of parts; a test compares them with what components render. */
import { readFileSync } from 'node:fs'
import { root } from './entries.ts'
import { readParts } from './read-parts.ts'

export const partNames = readParts(readFileSync(`${root}/REFERENCE.md`, 'utf8'))
