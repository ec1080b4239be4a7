import { interpolate } from '@brand/blocks/i18n'
import type { Messages } from '../i18n/messages/en.ts'

interface PreviewBarProps {
  /** The problems of the content shown, one line each, in English as in the server's log. */
  problems: readonly string[]
  text: Messages
}

/**
 * Says that drafts are shown, lists their problems, and leads back to the published page.
 * @requirement PAGE-21, RELIABILITY 26
 */
export function PreviewBar({ problems, text }: PreviewBarProps) {
  return (
    <aside className="preview" aria-label={text.preview} data-tone="inverted">
      <p>
        <strong>{text.preview}</strong> {text.previewNote}
      </p>
      {problems.length > 0 && (
        <details>
          <summary>{interpolate(text.previewProblems, { count: problems.length })}</summary>
          <ul lang="en">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
      {/* A form, not a link: prefetching a link would end the preview. */}
      <form method="post" action="?preview=">
        <button type="submit">{text.leavePreview}</button>
      </form>
    </aside>
  )
}
