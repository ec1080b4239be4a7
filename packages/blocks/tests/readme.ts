/** Commands and example files of the README and the guides. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Example {
  file: string
  kind: string
  code: string
}

const root = fileURLToPath(new URL('..', import.meta.url))
const documents = ['README.md', ...globSync('guides/*.md', { cwd: root }).toSorted()]
const text = documents.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')

/** The examples that are files; one that others import has its name in its first line. */
export const examples: Example[] = [...text.matchAll(/^```(tsx|ts|js|html|css)\n([^]*?)^```$/gm)].map(
  ([, kind = '', code = ''], i) => {
    const [, name] = /^(?:\/\/|\/\*) ([\w-]+\.\w+)/.exec(code) ?? []
    return { file: name ?? `example-${i}.${kind}`, kind, code }
  },
)

export const commands = [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, lines = '']) => lines.trim().split('\n'))
