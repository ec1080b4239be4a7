import { join } from 'node:path'
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration'
import { isCSSRequest, type EnvironmentModuleNode, type Plugin } from 'vite'

const identOption = 'debug'

/** A style module has its stylesheet under its own name and this one. */
const suffix = '.vanilla.css'

async function evaluate(filePath: string, root: string) {
  const { source, watchFiles } = await compile({ filePath, cwd: root, identOption })
  let css = ''
  const script = await processVanillaFile({
    source,
    filePath,
    identOption,
    serializeVirtualCssPath({ fileScope, source }) {
      const path = join(root, fileScope.filePath)
      if (path === filePath) css = source
      return `import '${path}${suffix}';`
    },
  })
  return { script, css, watchFiles }
}

/**
 * Development: evaluates the `.css.ts` of the library's source, and loads the page again when they have changed. The plugin of
 * vanilla-extract watches the files a second time. A request before it has seen the change gets the old style, and keeps it. Here
 * each module is evaluated from its files.
 */
export function sourceStyles(): Plugin {
  let root = ''
  /** By path. */
  const evaluated = new Map<string, ReturnType<typeof evaluate>>()
  /** Style modules that the last change made stale. */
  let stale: readonly string[] = []

  function load(path: string) {
    const result = evaluated.get(path) ?? evaluate(path, root)
    evaluated.set(path, result)
    return result
  }

  /** Forgets the style modules that a file is part of, and those that had errors, whose files are unknown. */
  async function forget(file: string): Promise<string[]> {
    const paths: string[] = []
    for (const [path, styles] of evaluated) {
      const isPart = await styles.then(({ watchFiles }) => watchFiles.includes(file)).catch(() => true)
      if (isPart) paths.push(path)
    }
    for (const path of paths) evaluated.delete(path)
    return paths
  }

  return {
    name: 'source-styles',
    configResolved(config) {
      root = config.root
    },
    resolveId(id) {
      return id.split('?')[0]!.endsWith(suffix) ? id.replace(/^\/@fs/, '') : undefined
    },
    async load(id) {
      const path = id.split('?')[0]!
      return path.endsWith(suffix) ? (await load(path.slice(0, -suffix.length))).css : undefined
    },
    async transform(_code, id) {
      const path = id.split('?')[0]!
      return cssFileFilter.test(path) ? { code: (await load(path)).script, map: null } : undefined
    },
    hotUpdate: {
      order: 'pre',
      async handler({ type, file, modules, read, server, timestamp }) {
        const { moduleGraph, name } = this.environment
        // An editor may empty a file before it writes it.
        if (type === 'update') await read()
        // Vite calls this for the browser's modules first, and for the server's last.
        if (name === 'client') stale = await forget(file)
        const seen = new Set<EnvironmentModuleNode>()
        const styles = stale
          .flatMap((path) => [path, path + suffix])
          .flatMap((path) => [...(moduleGraph.getModulesByFile(path) ?? [])])
        for (const module of [...modules, ...styles]) moduleGraph.invalidateModule(module, seen, timestamp, true)
        if (!isCSSRequest(file) && !cssFileFilter.test(file)) return
        if (name === 'ssr') server.environments.client.hot.send({ type: 'full-reload' })
        return []
      },
    },
  }
}
