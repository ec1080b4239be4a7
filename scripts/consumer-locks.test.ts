import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

it.each(['vite', 'next', 'astro', 'vike', 'react-router'])(
  'the lockfile of the application in tests/consumers/%s has the dependencies of the library, and no address of a registry',
  (name) => {
    const lock = read(`tests/consumers/${name}/package-lock.json`)
    const { dependencies } = JSON.parse(read('packages/blocks/package.json'))
    expect(JSON.parse(lock).packages['node_modules/@brand/blocks'].dependencies).toEqual(dependencies)
    expect(lock).not.toMatch(/"resolved": "http/)
  },
)
