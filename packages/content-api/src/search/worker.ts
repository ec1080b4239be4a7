/**
 * The worker thread that holds the indexes, one per locale: building and searching never block a request.
 * @requirement OR-22
 */
import { parentPort } from 'node:worker_threads'
import type { Locale } from '@brand/content'
import { changeIndex, createIndex, type DocumentsIndex } from './documents-index.ts'
import { findIn } from './find.ts'
import type { Message, Reply, Requests } from './protocol.ts'

const indexes = new Map<Locale, DocumentsIndex>()

function getIndex(locale: Locale): DocumentsIndex {
  const index = indexes.get(locale) ?? createIndex(locale)
  indexes.set(locale, index)
  return index
}

const handlers: { [Name in keyof Requests]: (params: Requests[Name]['params']) => Requests[Name]['result'] } = {
  change: ({ locale, add, remove }) => changeIndex(getIndex(locale), locale, add, remove),
  find: (params) => findIn(getIndex(params.locale), params),
}

function call<Name extends keyof Requests>({ number, name, params }: Message<Name>): Reply {
  try {
    return { number, result: handlers[name](params) }
  } catch (error) {
    return { number, error: (error as Error).message }
  }
}

const port = parentPort!
port.on('message', (message: Message) => port.postMessage(call(message)))
