import { mkdir, writeFile } from 'node:fs/promises'
import { messageModules, root } from './entries.ts'

/** Writes the texts of each language as a module of plain data that holds no other language. */
export async function writeMessages() {
  await mkdir(`${root}/dist/messages`, { recursive: true })
  for (const [name, path] of Object.entries(messageModules)) {
    const texts: Record<string, unknown> = await import(`${root}/${path}`)
    const lines = Object.entries(texts).map(([part, text]) => `export const ${part}=${JSON.stringify(text)};\n`)
    await writeFile(`${root}/dist/${name}.js`, lines.join(''))
  }
}
