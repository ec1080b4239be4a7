import { DownloadRequestForm } from '@brand/blocks/forms'
import { BlockSection } from '@brand/blocks/layout'
import { formAddress, formTarget } from '../../forms/form-target.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { requestPath } from '../../routes/download-request.ts'
import type { PageOf } from '../page-of.ts'
import type { DownloadRequestData } from './load.ts'

/**
 * Asks for a locked file; after the form was sent without JavaScript, links to the file.
 * @requirement DL-04, DL-17, FORM-41
 */
export default function Page({ data, request }: PageOf<DownloadRequestData>) {
  const { locale, form, findFileUrl } = request
  const { file, shell } = data
  const fileUrl = findFileUrl(file.id)
  // This page may be shown at the address of the file, or within another page.
  const href = formAddress(requestPath(file.id, locale))
  const target = formTarget(locale, { href, privacyHref: shell.privacy, ...form })
  const { state } = target
  // A signature that has ended asks again.
  const shown = state?.outcome === 'sent' ? fileUrl && { ...state, fileUrl } : state
  return (
    <BlockSection width={{ l: 12, m: 12, s: 12 }}>
      <DownloadRequestForm
        fileName={file.name}
        fileId={file.id}
        lockedType={file.lockedType}
        isPressKit={file.isPressKit}
        form={{ ...target, state: shown || undefined }}
        headingLevel={1}
        messages={libraryMessages[locale].downloadRequestForm}
      />
    </BlockSection>
  )
}
