import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { entities, mediaPaths, staticPaths, type Redirect } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { entityOf, readingOf } from './ingest/reading.ts'
import { itemAt } from './links.ts'
import { isListed } from './snapshot.ts'
import { demoFolder, demoSnapshot } from './test/demo.ts'

const snapshot = await demoSnapshot({ drafts: false })
const items = entities.flatMap(({ name }) => snapshot.items(name))

/** The file that a film or picture is sent from; `undefined` for any other address. */
const fileOf = (path: string) => (path.startsWith(mediaPaths.files) ? path.slice(mediaPaths.files.length) : undefined)

/** Whether visitors find something at a path of ours: a file, a page that the site makes itself, or a record that is listed. */
function leadsSomewhere(link: string): boolean {
  const path = link.replace(/[?#].*$/s, '')
  const file = fileOf(path)
  if (file) return existsSync(join(demoFolder, 'assets', file))
  const item = itemAt(snapshot, path)
  return staticPaths.includes(path) || (!!item && isListed(item, item.content.get('en')!))
}

const isOurs = (link: string) => link.startsWith('/')
const found = items.flatMap(({ source }) =>
  readingOf(source, entityOf(source)!).links.map(({ link, locale }) => ({ link, at: `${source.file} ${locale}` })),
)

describe('the links of the demo content', () => {
  it('lead to what is published: no draft, nothing private or hidden (RELIABILITY 23, OR-11)', () => {
    const ours = found.filter(({ link }) => isOurs(link))
    expect(ours.length).toBeGreaterThan(400)
    expect(ours.filter(({ link }) => !leadsSomewhere(link))).toEqual([])
  })

  it('are the English path in every language, without a locale prefix (LOC-04)', () => {
    expect(found.filter(({ link }) => /^\/(?:en|nl|de|fr|it)(?:\/|$)/.test(link))).toEqual([])
  })

  it('leave the site for invented hosts and addresses only (Project decisions)', () => {
    const hosts = found.filter(({ link }) => /^(?:https?|mailto):/.test(link))
    expect(hosts.length).toBeGreaterThan(10)
    expect(hosts.filter(({ link }) => !/^(?:https?:\/\/|mailto:[^@]+@)[\w.-]+\.example(?:\/|$)/.test(link))).toEqual([])
  })

  it('of redirects lead to a page too, but for the one that loops (RED-08, OR-76)', () => {
    const redirects = snapshot.items('redirect').map(({ content }) => content.get('en') as unknown as Redirect)
    const dead = redirects
      .map(({ from, to }) => ({ from, to: /^(?:https?:|\/)/.test(to) ? to : `/${to}` }))
      .filter(({ to }) => isOurs(to) && !leadsSomewhere(to))
    expect(dead).toEqual([{ from: '/echo-chamber', to: '/echo-chamber' }])
  })
})
