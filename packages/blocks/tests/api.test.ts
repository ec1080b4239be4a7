import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../scripts/entries.ts'
import { apiReport } from './api-report.ts'

/**
 * The difference is what a user of the package has to know: say it in a changeset, and write the report anew by
 * `npx vitest run --config packages/blocks/vitest.package.config.ts api --update`.
 */
it('the package offers what api.md says', async () => {
  await expect(apiReport()).toMatchFileSnapshot(join(root, 'api.md'))
})
