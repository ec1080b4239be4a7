/**
 * Writes the types of every entry to `dist/types`, a file for each module that an entry reaches. One program for all of them: tsup
 * makes one for each entry, which takes gigabytes. `npm run check` checks the types.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { contractModules, fixtureModules, messageModules, modules, root } from './entries.ts'

const config = ts.getParsedCommandLineOfConfigFile(
  join(root, '../../tsconfig.json'),
  {
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(root, 'src'),
    outDir: join(root, 'dist/types'),
  },
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(String(messageText))
    },
  },
)!
const sources = Object.values({ ...modules, ...messageModules, ...contractModules, ...fixtureModules }).map((source) =>
  join(root, source),
)

/**
 * Declarations name modules as the sources do, by `.ts`; older compilers look for `.js`. The ids of our requirements mean nothing
 * to users of the package.
 */
const published = (text: string) =>
  text.replace(/((?:from|import) ?\(?['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js').replace(/^ *\* @requirement .*\n/gm, '')

const { diagnostics } = ts.createProgram(sources, config.options).emit(undefined, (file, text) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, published(text))
})
if (diagnostics.length) throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(config.options)))
