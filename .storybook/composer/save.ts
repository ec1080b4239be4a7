import type { BlockRecord } from './content.ts'
import type { Told } from './told.ts'

/** Where `npm run dev` serves the site. */
const site = import.meta.env['STORYBOOK_SITE'] ?? 'http://localhost:3000'

/** Has the site of `npm run dev` write a page into its content folder; resolves with what it says of it. */
export async function savePage({ name, title }: { name?: string; title?: Told }, body: BlockRecord[]): Promise<string> {
  if (!name) throw new Error('The page needs a name: it is among the fields of the page.')
  const answer = await fetch(`${site}/composer/pages/${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ title, body }),
  }).catch(() => {
    throw new Error(`Nothing is saved: there is no site at ${site}. Start it with npm run dev.`)
  })
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return said
}
