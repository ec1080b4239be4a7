import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../scripts/entries.ts'
import { apiReport } from './api-report.ts'

/**
 * A difference is a change that users of the package have to know. Describe it in a changeset, and update the report with
 * `npx vitest run --config packages/blocks/vitest.package.config.ts api --update`.
 */
it('the package offers what api.md says', async () => {
  await expect(apiReport()).toMatchFileSnapshot(join(root, 'api.md'))
})
