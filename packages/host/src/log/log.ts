import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { format, stripVTControlCharacters } from 'node:util'
import { pino, stdTimeFunctions } from 'pino'

/** A request. Its id is made on first use. */
interface RequestContext {
  id: string | undefined
}
const requests = new AsyncLocalStorage<RequestContext>()

/** Does what a request asks for: lines that are logged meanwhile have its id. `id` is one that a trusted proxy has given. */
export const inRequest = <Result>(id: string | undefined, answer: () => Result): Result => requests.run({ id }, answer)

/** The id of the request that is being answered; `undefined` outside of one. */
export function requestId(): string | undefined {
  const request = requests.getStore()
  return request && (request.id ??= randomUUID())
}

/** Mail addresses, as they stand in a path too, and queries. */
const personal = /[^\s/<>"'(),;:?=&]+(?:@|%40)[\w.-]+\.[a-z]{2,}|(?<=[^\s?])\?[^\s"'?]*=[^\s"']*/gi

/**
 * Removes control characters from a line. In the course of a request it also removes mail addresses and queries, which may be the
 * visitor's. Elsewhere they are those of the settings and of the content.
 * @requirement OPS-01
 */
const redact = (text: string) => {
  const bare = stripVTControlCharacters(text)
  return requests.getStore() ? bare.replace(personal, '…') : bare
}

const formatStack = ({ stack, message, cause }: Error): string =>
  (stack ?? message) + (cause instanceof Error ? `\nCaused by ${formatStack(cause)}` : '')

/** An error without its further properties: those of a database repeat the row. */
const serializeError = (error: Error) => ({ type: error.name, message: redact(error.message), stack: redact(formatStack(error)) })

/** A line of the log as one reads it in a terminal. */
export function readable(line: string): string {
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { stack: string } }
  return `${err ? `${msg}\n${err.stack}` : msg}\n`
}

type Stream = Pick<NodeJS.WriteStream, 'isTTY'> & { write: (text: string) => unknown }

/** Writes JSON lines, and plain ones into a terminal. */
export function createLog(stream: Stream) {
  const log = pino(
    {
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ request: requestId() }),
      serializers: { err: serializeError },
    },
    { write: (line: string) => void stream.write(stream.isTTY ? readable(line) : line) },
  )
  return (level: 'error' | 'warn' | 'info' | 'debug', ...values: unknown[]): void => {
    const error = values.find((value) => value instanceof Error)
    const text = redact(format(...values.filter((value) => value !== error))).replace(/:?\s*$/, '')
    if (error) log[level]({ err: error }, text || redact(error.message))
    else log[level](text)
  }
}

/**
 * Whatever is written to the console from now on is a line of the log: of the server, of pages, and of the libraries below.
 * @requirement OPS-01
 */
export function logConsole(stream: Stream = process.stdout): void {
  const log = createLog(stream)
  for (const level of ['error', 'warn', 'info', 'debug'] as const) console[level] = (...values) => log(level, ...values)
  console.log = console.info
  process.removeAllListeners('warning').on('warning', (warning) => log('warn', warning))
}
