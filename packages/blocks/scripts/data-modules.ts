import { mkdir, writeFile } from 'node:fs/promises'
import { contractModules, fixtureModules, messageModules, root } from './entries.ts'

const read = (path: string): Promise<Record<string, object>> => import(`${root}/${path}`)
const constants = (values: Record<string, object>) =>
  Object.entries(values).map(
    ([name, value]) => `export ${name === 'default' ? 'default ' : `const ${name}=`}${JSON.stringify(value)};\n`,
  )

/** Writes the texts of each language, each contract, and each block's examples, as a module of plain data that holds no other and imports nothing. */
export async function writeDataModules() {
  for (const folder of ['messages', 'contracts', 'fixtures/messages']) await mkdir(`${root}/dist/${folder}`, { recursive: true })
  for (const [name, path] of Object.entries(messageModules)) {
    const messages = (await read(path))['default'] as Record<string, object>
    const whole = `export default {${Object.keys(messages).join()}}\n`
    await writeFile(`${root}/dist/${name}.js`, constants(messages).join('') + whole)
  }
  for (const [name, path] of Object.entries({ ...contractModules, ...fixtureModules }))
    await writeFile(`${root}/dist/${name}.js`, constants(await read(path)).join(''))
}
