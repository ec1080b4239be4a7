import type { FormTarget } from '@brand/blocks/forms'
import type { SiteRequest } from '../request/context.ts'
import { formAddress } from './form-target.ts'
import { sentQuery } from './sent-form.ts'

type FormRequest = Pick<SiteRequest, 'form' | 'path' | 'query'>

/** The address of a page, with what it was asked for. Thanks for a form are shown once. */
function addressOf({ path, query }: FormRequest): string {
  const kept = new URLSearchParams(query)
  kept.delete(sentQuery)
  return kept.size ? `${path}?${kept}` : path
}

/**
 * Builds the target of a page's forms: their address, the page's privacy policy, and the result of the last form.
 * @requirement FORM-40, FORM-63
 */
export const createFormTarget = ({ shell }: { shell: { privacy: string } }, asked: FormRequest): FormTarget => ({
  href: formAddress(addressOf(asked)),
  privacyHref: shell.privacy,
  noValidate: true,
  ...asked.form,
})
