/** Lists the components of the package with their descriptions and props, for the pages of documentation. */
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { blocks, modules, parts, root, styledParts } from '../entries.ts'
import { readComponents } from './read-props.ts'
import type { ComponentSource } from './sections.ts'

/** A published component: its name, and the name in its file where that is another one. */
interface Export {
  name: string
  local: string
  entry: string
  /** Path from the package's folder. */
  file: string
}

/** Lists the components that the index of an entry exports, `export { CheckField as FormCheck } from './fields.tsx'`. */
function listExports(entry: string, index = modules[entry]!): Export[] {
  const text = readFileSync(join(root, index), 'utf8')
  const folder = dirname(index)
  const passedOn = Array.from(text.matchAll(/^export \* from '(.+)'/gm), ([, path]) => path!)
  const own = [...text.matchAll(/^export \{([^}]+)\} from '(.+\.tsx)'/gm)].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => {
        const [local = '', published = local] = name.split(' as ')
        return { name: published, local, entry, file: posix.join(folder, path) }
      }),
  )
  return [...passedOn.flatMap((path) => listExports(entry, posix.join(folder, path))), ...own]
}

const exported: readonly Export[] = [
  ...['elements', 'layout', 'modal', ...Object.keys(parts)].flatMap((entry) => listExports(entry)),
  ...blocks.map(({ entry, component }) => ({
    name: component,
    local: component,
    entry,
    file: `src/blocks/${entry}/${component}.tsx`,
  })),
]

/** Stylesheets of the entries without their own. */
const sharedSheets: Record<string, string> = { elements: 'base', layout: 'base', modal: 'base', search: 'navigation' }

const hasStyles = (entry: string) => styledParts.includes(entry) || blocks.some((block) => block.entry === entry)

/** Reads the components of the package, or those of one file of it, each by the name that it has in its file. */
export const listSources = (path?: string): (ComponentSource & { local: string })[] =>
  exported
    .filter(({ file }) => !path || join(root, file) === path)
    .map(({ name, local, entry, file }) => {
      const source = readComponents(join(root, file)).get(local)
      if (!source) throw new Error(`${file} has no component ${local}`)
      return {
        ...source,
        name,
        local,
        entry,
        stylesheet: hasStyles(entry) ? entry : sharedSheets[entry],
        group: file.split('/')[1]!,
        file: `packages/blocks/${file}`,
      }
    })
