import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** The server's modules, without starting one, and what Node has loaded for them. */
const loaded = `
  import { registerHooks } from 'node:module'
  const used = ['sharp', 'pg', 'rate-limiter-flexible', 'kysely', 'nodemailer']
  const found = new Set()
  registerHooks({
    resolve(specifier, context, next) {
      if (used.includes(specifier)) found.add(specifier)
      return next(specifier, context)
    },
  })
  for (const file of ['../host.ts', 'inquiries/open.ts']) await import('${import.meta.dirname}/' + file)
  if (process.argv[1] === 'picture') await import('@brand/content-api/pictures')
  console.log(JSON.stringify([...found]))`

const loadedWith = (...args: string[]) =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', loaded, ...args], { encoding: 'utf8' })) as string[]

it('the server starts without what it may never use: the encoder of pictures, databases and mail (RELIABILITY 34)', () => {
  expect(loadedWith()).toEqual([])
  expect(loadedWith('picture')).toEqual(['sharp'])
})
