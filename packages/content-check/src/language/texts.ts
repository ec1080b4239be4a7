import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLocalised, isLocale, isObject, locales, type Locale } from '@brand/content'

/** A text as it is shown, in the language that it is shown in. */
export interface Text {
  /** The file, or the set of messages, that it stands in. */
  file: string
  /** The keys that lead to it, joined by dots. */
  path: string
  locale: Locale
  text: string
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** An address: a path from the root that is a whole value, or one with its scheme wherever it stands. */
const addresses = /^\/\S*$|\b(?:https?:\/\/|mailto:|tel:|www\.)[^\s"<>]+/gi

/** The words of a piece of HTML: a line for each paragraph, cell or heading, and nothing of code, addresses or names of facts. */
export const extractWords = (html: string) =>
  html
    .replaceAll(/\{\w+\/[\w-]+: [^}]*\}/g, '…')
    .replaceAll(/<(pre|code)\b.*?<\/\1>/gs, '…')
    .replaceAll(/<\/?(?:a|abbr|em|q|small|span|strong|sub|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(addresses, '…')
    .replaceAll(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)

/** A value that is the same everywhere is a text only as a figure, which each language formats: `1000 Hz`. */
const isFigure = (value: string) => /^[\d\s.,×–/]*\d\s?(?:[^\s\d\w]?[a-zA-Z%°²³/]{1,5})?$/u.test(value) && !/^\d{4}$/.test(value)

/** Whether a field has the words of visitors, which are searched and never shown. */
export const isOnlySearched = (key: string) => key.endsWith('Keywords')

/** Every text in a value from a content folder, or among messages by locale. */
export function textsIn(value: unknown, file: string, path = '', locale?: Locale): Text[] {
  if (typeof value === 'string') {
    const shownIn = locale ? [locale] : isFigure(value) ? locales : []
    return shownIn.map((each) => ({ file, path, locale: each, text: extractWords(value) }))
  }
  if (!isObject(value) && !Array.isArray(value)) return []
  const differs = !locale && isLocalised(value)
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    isOnlySearched(key)
      ? []
      : differs && isLocale(key)
        ? textsIn(part, file, path, key)
        : textsIn(part, file, path ? `${path}.${key}` : key, locale),
  )
}

/** Parses a file; `undefined` where it is no JSON, which the source of the content reports. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Every text of a content folder: of records, of the documents made from them, and of pictures. */
export async function readTexts(folder: string): Promise<Text[]> {
  const inFolder = async (name: string) =>
    (await readdir(join(folder, name), { recursive: true }).catch(() => [])).map((file) => join(name, file))
  const files = [...(await inFolder('records')), ...(await inFolder('documents')), join('assets', 'assets.json')]
  const read = async (file: string) => {
    const text = await readFile(join(folder, file), 'utf8').catch(() => 'null')
    return textsIn(parsed(text), file.replaceAll('\\', '/'))
  }
  return (
    await Promise.all(
      files
        .filter((file) => file.endsWith('.json'))
        .toSorted()
        .map(read),
    )
  ).flat()
}
