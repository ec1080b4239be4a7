import type { FormTarget } from '@brand/blocks/forms'
import type { SiteRequest } from '../request/context.ts'

/**
 * What the forms of a page are told: where its privacy policy is, and what came of the last one.
 * @requirement FORM-40
 */
export const formOf = ({ shell }: { shell: { privacy: string } }, { form }: Pick<SiteRequest, 'form'>): FormTarget => ({
  privacyHref: shell.privacy,
  noValidate: true,
  ...form,
})
