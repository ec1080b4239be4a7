import { readFile, rename, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { root } from './entries.ts'

const file = `${root}/package.json`

/** Gives package.json these `exports`. Returns whether it had others; `check` only looks. */
export async function setExports(exports: object, { check = false } = {}): Promise<boolean> {
  const content = JSON.parse(await readFile(file, 'utf8'))
  if (JSON.stringify(content.exports) === JSON.stringify(exports)) return false
  if (check) return true
  const text = JSON.stringify({ ...content, exports }, null, 2)
  // At once: whoever reads it meanwhile gets one or the other, never half a file.
  await writeFile(`${file}.new`, await format(text, { ...(await resolveConfig(file)), filepath: file }))
  await rename(`${file}.new`, file)
  return true
}
