import { interpolate } from '@brand/blocks/i18n'
import type { Locale } from '@brand/content'
import { EditLink } from '../cms/EditLink.tsx'
import { messages } from '../i18n/index.ts'
import type { Note, Notes } from '../request/preview.ts'

interface PreviewBarProps {
  notes: Notes
  locale: Locale
}

/** Joins the details that follow the name of a note's record, without the reason. */
function joinDetails({ part, state, language }: Note, locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return [part, language && names.of(language), state && messages[locale].previewStates[state]].filter(Boolean).join(', ')
}

interface NoteItemProps {
  note: Note
  locale: Locale
  /** The language of its name. Default: that of the page. */
  lang?: Locale | undefined
}

function NoteItem({ note, locale, lang }: NoteItemProps) {
  const { name, href, why, edit } = note
  const details = joinDetails(note, locale)
  return (
    <li>
      {href === undefined ? (
        <span lang={lang}>{name}</span>
      ) : (
        <a href={href} lang={lang}>
          {name}
        </a>
      )}
      {details && `: ${details}`}
      {why !== undefined && (
        <>
          , <span lang="en">{why}</span>
        </>
      )}
      {edit !== undefined && (
        <>
          {' '}
          <EditLink href={edit} what={name} locale={locale} />
        </>
      )}
    </li>
  )
}

interface NoteListProps extends Omit<NoteItemProps, 'note'> {
  label: string
  notes: readonly Note[]
}

/** Most notes of a kind that are listed. */
const maxNotes = 20

/** Notes of a kind, behind their number; nothing where there are none. An ellipsis stands for further ones. */
function NoteList({ label, notes, locale, lang }: NoteListProps) {
  if (!notes.length) return null
  return (
    <details>
      <summary>{interpolate(label, { count: notes.length })}</summary>
      <ul>
        {notes.slice(0, maxNotes).map((note) => (
          <NoteItem key={JSON.stringify(note)} note={note} locale={locale} lang={lang} />
        ))}
        {notes.length > maxNotes && <li>…</li>}
      </ul>
    </details>
  )
}

/**
 * Marks the page as a preview. Lists drafts, content in another language and problems, with a link to each, and leads back to the
 * published page.
 * @requirement PAGE-21, PAGE-31, RELIABILITY 26
 */
export function PreviewBar({ notes: { own, drafts, fallbacks, problems }, locale }: PreviewBarProps) {
  const text = messages[locale]
  return (
    <aside className="preview" aria-label={text.preview} data-tone="inverted">
      <p>
        <strong>{text.preview}</strong> {text.previewNote}
        {own?.edit !== undefined && (
          <>
            {' '}
            <EditLink href={own.edit} what={own.name} locale={locale} />
          </>
        )}
      </p>
      <NoteList label={text.previewDrafts} notes={drafts} locale={locale} />
      <NoteList label={text.previewFallbacks} notes={fallbacks} locale={locale} />
      <NoteList label={text.previewProblems} notes={problems} locale={locale} lang="en" />
      {/* A form, not a link: prefetching a link would end the preview. */}
      <form method="post" action="?preview=">
        <button type="submit">{text.leavePreview}</button>
      </form>
    </aside>
  )
}
