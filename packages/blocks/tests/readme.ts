/** Commands and example files of the read-me. */
import { readFileSync } from 'node:fs'

interface Example {
  file: string
  kind: string
  code: string
}

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The examples that are files; one that others import says its name in its first line. */
export const examples: Example[] = [...readme.matchAll(/^```(tsx|ts|js|html|css)\n([^]*?)^```$/gm)].map(
  ([, kind = '', code = ''], i) => {
    const [, name] = /^(?:\/\/|\/\*) ([\w-]+\.\w+)/.exec(code) ?? []
    return { file: name ?? `example-${i}.${kind}`, kind, code }
  },
)

export const commands = [...readme.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, lines = '']) => lines.trim().split('\n'))
