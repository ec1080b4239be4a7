import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { entities, isHtml, isLink, isLocale, mapLeaves, mediaPaths, fixedRoutes, type Redirect } from '@brand/content'
import { isListed, itemAt } from '@brand/content-api'
import { describe, expect, it } from 'vitest'
import { demoContent } from '../index.ts'
import { demoSnapshot } from './snapshot.ts'

const snapshot = await demoSnapshot({ drafts: false })
const items = entities.flatMap(({ name }) => snapshot.items(name))

/** The file that a film or picture is sent from; `undefined` for any other address. */
const toFileName = (path: string) => (path.startsWith(mediaPaths.files) ? path.slice(mediaPaths.files.length) : undefined)

/** Whether visitors find something at a path of ours: a file, a page that the site makes itself, or a record that is listed. */
function leadsSomewhere(link: string): boolean {
  const path = link.replace(/[?#].*$/s, '')
  const file = toFileName(path)
  if (file) return existsSync(join(demoContent, 'assets', file))
  const item = itemAt(snapshot, path)
  return fixedRoutes.some((own) => own.path === path) || (!!item && isListed(item, item.content.get('en')!))
}

const isOurs = (link: string) => link.startsWith('/')
/** Every link of the content, in rich text too, with the record that holds it. */
const found = items.flatMap(({ entity, content, source }) =>
  [...content].flatMap(([locale, record]) => {
    const links: string[] = []
    mapLeaves(entity.schema, record, (leaf, value) => {
      if (typeof value === 'string' && isLink(leaf)) links.push(value)
      if (typeof value === 'string' && isHtml(leaf)) links.push(...[...value.matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to!))
      return value
    })
    return links.map((link) => ({ link, at: `${source.file} ${locale}` }))
  }),
)

describe('the links of the demo content', () => {
  it('lead to published records: no draft, nothing private or hidden (RELIABILITY 23, OR-11)', () => {
    const ours = found.filter(({ link }) => isOurs(link))
    expect(ours.length).toBeGreaterThan(400)
    expect(ours.filter(({ link }) => !leadsSomewhere(link))).toEqual([])
  })

  it('are the English path in every language, without a locale prefix (LOC-04)', () => {
    expect(found.filter(({ link }) => link.startsWith('/') && isLocale(link.split('/')[1]))).toEqual([])
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
