import { fileURLToPath } from 'node:url'

/** Folder of the demo content: `records`, and `assets` with its pictures and films. */
export const demoContent = fileURLToPath(new URL('.', import.meta.url))
