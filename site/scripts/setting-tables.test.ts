import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingNames } from '../server/env.ts'
import { withSettings } from './setting-tables.ts'

it('docs/operate/settings.md has the current tables of settings; else run: npm run docs -w @brand/site', () => {
  const document = readFileSync(new URL('../../docs/operate/settings.md', import.meta.url), 'utf8')
  expect(withSettings(document)).toBe(document)
  for (const name of settingNames) expect(document).toContain(`\n| \`${name}\` | `)
})
