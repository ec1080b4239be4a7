import { existsSync, readdirSync } from 'node:fs'
import { routes } from '@brand/content/routes'
import { expect, it } from 'vitest'

const here = import.meta.dirname
const folders = readdirSync(here).filter((name) => existsSync(`${here}/${name}/+route.ts`))

it('every kind of page has its line in the table of routes, and every line its folder (RT-04)', () => {
  expect(folders.toSorted()).toEqual(Object.keys(routes).toSorted())
})

it.each(folders)('%s is at the address of its line (RT-04)', async (name) => {
  const { default: route } = (await import(`./${name}/+route.ts`)) as { default: string }
  expect(route).toBe(routes[name as keyof typeof routes].path)
  expect(['+Page.tsx', '+data.ts', '+view.ts'].filter((file) => !existsSync(`${here}/${name}/${file}`))).toEqual([])
})
