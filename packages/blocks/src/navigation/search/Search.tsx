'use client'

import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Icon } from '../../elements/icon/Icon.tsx'
import { emitBlockEvent } from '../../events.ts'
import { targets } from '../site-header/targets.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './Search.css.ts'
import { en, type SearchMessages } from './Search.messages.ts'
import { SearchResults } from './SearchResults.tsx'
import { useKeyword } from './useKeyword.ts'
import { keywordLength, useSuggestions, type FindSuggestions } from './useSuggestions.ts'

export interface SearchProps extends RootProps {
  /** Address of the page of all results, to which the form sends the keyword in its query. */
  href: string
  /**
   * Finds suggestions while somebody types; it has to be the same function on every render. A function cannot be passed from a server
   * component: give it in a client component of your own around this one. Default: none, the form is only a form.
   */
  findSuggestions?: FindSuggestions | undefined
  /** Link shown where nothing was found. Default: none. */
  emptyAction?: { label: string; href: string } | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<SearchMessages> | undefined
}

/**
 * The search of the site header: a form that works without a script, and a combobox with suggestions (WAI-ARIA APG) once there is
 * one. Arrow keys go through field and rows, Enter follows a row or sends the form, Escape closes the rows, then the search. The
 * rows also close when the focus leaves.
 * @requirement SRCH-11
 */
export function Search({ href, findSuggestions, emptyAction, ...rest }: SearchProps) {
  const messages = { ...en, ...rest.messages }
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const keyword = useKeyword(input)
  const { status, results } = useSuggestions(keyword ?? '', findSuggestions)
  const [active, setActive] = useState(-1)
  const [closed, setClosed] = useState(false)
  const open = !closed && status !== 'none'
  const expanded = open && results.length > 0

  function onChange() {
    setActive(-1)
    setClosed(false)
  }

  function move(to: number) {
    setActive(to)
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' })
  }

  function close() {
    setClosed(true)
    setActive(-1)
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  function onKeyDown(event: KeyboardEvent) {
    const rows = results.length + 1
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && results.length) {
      setClosed(false)
      move(((active + 1 + step + rows) % rows) - 1)
    } else if (event.key === 'Enter' && expanded && active >= 0) {
      document.getElementById(`${id}-${active}`)?.click()
    } else if (event.key === 'Escape' && open) {
      close()
    } else return
    event.preventDefault()
  }

  const combobox = findSuggestions &&
    keyword !== undefined && {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': expanded,
      'aria-controls': expanded ? id : undefined,
      'aria-activedescendant': expanded && active >= 0 ? `${id}-${active}` : undefined,
    }

  return (
    <search id={targets.search} {...rootProps(rest, css.search)} data-part="search" data-search="" onBlur={onBlur}>
      <form
        className={css.field}
        data-part="search-form"
        action={href}
        onSubmit={({ currentTarget }) => emitBlockEvent(currentTarget, { type: 'search-submit', keyword: keyword ?? '' })}
      >
        <button className={css.control} data-part="search-submit" type="submit" aria-label={messages.submit}>
          <Icon name="search" />
        </button>
        <input
          ref={input}
          className={css.input}
          data-part="search-input"
          type="search"
          name="keyword"
          aria-label={messages.field}
          placeholder={messages.field}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={keywordLength.max}
          onChange={onChange}
          onKeyDown={onKeyDown}
          {...combobox}
        />
        <a
          className={css.control}
          data-part="search-close"
          href="#top"
          aria-label={messages.close}
          data-search-close=""
          suppressHydrationWarning
        >
          <Icon name="close" />
        </a>
      </form>
      <p className={css.welcome} data-part="search-welcome">
        {messages.welcome}
      </p>
      {open && (
        <SearchResults
          listId={id}
          results={results}
          status={status}
          active={active}
          emptyAction={emptyAction}
          messages={messages}
          onSelect={({ href }) => emitBlockEvent(input.current!, { type: 'search-select', keyword: keyword ?? '', href })}
        />
      )}
    </search>
  )
}
