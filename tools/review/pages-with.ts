import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hasPage, pathPrefix } from '../../packages/content/src/routes.ts'
import { root } from '../../scripts/run.ts'

const records = join(root, 'packages/demo-content/records')

/** English paths of the demo content whose records contain a block, by the name of its component: `Blocks/Quote`. */
export function pagesWith(component: string): string[] {
  const type = `cb_${component
    .replace('Blocks/', '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toLowerCase()}`
  return globSync('*/*.json', { cwd: records, exclude: ['**/*.draft.json'] })
    .filter((file) => hasPage(dirname(file)))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(records, file), 'utf8')
      if (!text.includes(`"type": "${type}"`)) return []
      const [, slug] = Object.entries(JSON.parse(text) as object).find(([name]) => name.endsWith('Slug')) ?? []
      const path = pathPrefix(dirname(file)) + (typeof slug === 'object' ? slug.en : (slug ?? basename(file, '.json')))
      return [path === '/home' ? '/' : path]
    })
}
