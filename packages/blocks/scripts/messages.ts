import { mkdir, writeFile } from 'node:fs/promises'
import { messageModules, root } from './entries.ts'

/** Writes the texts of each language as a module of plain data that holds no other language. */
export async function writeMessages() {
  await mkdir(`${root}/dist/messages`, { recursive: true })
  for (const [name, path] of Object.entries(messageModules)) {
    const { default: messages }: { default: object } = await import(`${root}/${path}`)
    const parts = Object.entries(messages).map(([part, texts]) => `export const ${part}=${JSON.stringify(texts)};\n`)
    await writeFile(`${root}/dist/${name}.js`, `${parts.join('')}export default {${Object.keys(messages).join()}}\n`)
  }
}
