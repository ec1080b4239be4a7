import { replaceGenerated } from '../../scripts/generated-part.ts'
import type { Setting } from '@brand/host'
import { settingGroups } from '../server/settings/settings.ts'

function settingRow([name, schema, meaning, unset]: Setting): string {
  const value = unset ?? `\`${String(schema.safeParse(undefined).data)}\``
  return `| \`${name}\` | ${value} | ${meaning} |`
}

/** Writes a table for each group of settings, in Markdown. */
const settingTables = (): string =>
  Object.entries(settingGroups)
    .map(([title, group]) =>
      [`## ${title}`, '', '| setting | default | meaning |', '| --- | --- | --- |', ...Object.values(group).map(settingRow)].join(
        '\n',
      ),
    )
    .join('\n\n')

/** Puts the tables into docs/operate/settings.md. */
export const withSettings = (document: string): string =>
  replaceGenerated(document, 'npm run docs -w @brand/site', settingTables())
