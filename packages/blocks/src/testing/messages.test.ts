/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '../contract/fixtures.ts'

const modules = import.meta.glob<Record<Locale, Record<string, string>>>('../**/*.messages.ts', { eager: true })

describe.each(Object.entries(modules))('%s', (_, messages) => {
  it.each(locales)('has every key in %s, and none empty (DRV-07)', (locale) => {
    expect(Object.keys(messages[locale]).toSorted()).toEqual(Object.keys(messages.en).toSorted())
    for (const text of Object.values(messages[locale])) expect(text.trim()).not.toBe('')
  })
})
