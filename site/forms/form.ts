import type { FormTarget } from '@brand/blocks/forms'
import type { SiteRequest } from '../request/context.ts'
import { formAddress } from './form-target.ts'
import { sentQuery } from './sent-form.ts'

type Asked = Pick<SiteRequest, 'form' | 'path' | 'query'>

/** The address of a page, with what it was asked for. Thanks for a form are said once. */
function addressOf({ path, query }: Asked): string {
  const kept = new URLSearchParams(query)
  kept.delete(sentQuery)
  return kept.size ? `${path}?${kept}` : path
}

/**
 * What the forms of a page are told: where they are sent, where its privacy policy is, and what came of the last one.
 * @requirement FORM-40, FORM-63
 */
export const formOf = ({ shell }: { shell: { privacy: string } }, asked: Asked): FormTarget => ({
  href: formAddress(addressOf(asked)),
  privacyHref: shell.privacy,
  noValidate: true,
  ...asked.form,
})
