import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createLog, inRequest, readable, requestId } from './log.ts'

interface Line {
  level: string
  time: string
  request?: string
  msg: string
  err?: { type: string; message: string; stack: string }
}

function open(isTTY = false) {
  const written: string[] = []
  const log = createLog({ isTTY, write: (text) => written.push(text) })
  return { log, written, lines: () => written.map((line) => JSON.parse(line) as Line) }
}

describe('the log (OPS-01)', () => {
  it('is JSON, a line each', () => {
    const { log, written, lines } = open()
    log('info', '%d pages', 3)
    log('error', 'GET /about:', new Error('broken\nin two lines', { cause: new Error('the cause') }))
    log('warn', new Error('alone'))
    expect(written.map((line) => line.indexOf('\n') === line.length - 1)).toEqual([true, true, true])
    expect(lines().map(({ level, msg }) => [level, msg])).toEqual([
      ['info', '3 pages'],
      ['error', 'GET /about'],
      ['warn', 'alone'],
    ])
    expect(lines()[1]!.err).toMatchObject({ type: 'Error', message: 'broken\nin two lines' })
    expect(lines()[1]!.err!.stack).toMatch(/^Error: broken\nin two lines\n {4}at [\s\S]*\nCaused by Error: the cause\n {4}at /)
    expect(Date.parse(lines()[0]!.time)).toBeGreaterThan(0)
  })

  it('is plain text in a terminal', () => {
    const { log, written } = open(true)
    log('info', 'The site is ready')
    log('error', 'It failed:', new Error('broken'))
    expect(written[0]).toBe('The site is ready\n')
    expect(written[1]).toMatch(/^It failed\nError: broken\n {4}at /)
  })

  it('has no colours and no properties of errors, such as the row of a database', () => {
    const { log, written } = open()
    log('error', '\u001B[31mred\u001B[39m', Object.assign(new Error('duplicate key'), { detail: 'Key (name)=(Ines)' }))
    expect(readable(written[0]!)).toMatch(/^red\nError: duplicate key/)
    expect(written[0]).not.toContain('Ines')
  })
})

describe('a request (OPS-01)', () => {
  it('has one id in all its lines, each request another, and none is made elsewhere', async () => {
    const { log, lines } = open()
    const answer = async (path: string) => {
      log('warn', path)
      await wait(0)
      log('warn', path)
      return requestId()
    }
    const ids = await Promise.all([inRequest(undefined, () => answer('/a')), inRequest('from-the-proxy', () => answer('/b'))])
    log('info', 'outside')
    const listIds = (path: string) => lines().flatMap(({ msg, request }) => (msg === path ? [request] : []))
    expect(listIds('/a')).toEqual([ids[0], ids[0]])
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/)
    expect(listIds('/b')).toEqual(['from-the-proxy', 'from-the-proxy'])
    expect([requestId(), listIds('outside')]).toEqual([undefined, [undefined]])
  })

  it('leaves no mail address and no query in the log; settings and content may', () => {
    const { log, written } = open()
    inRequest(undefined, () => {
      log(
        'error',
        'GET /x/ines@example.com/y/ines%40example.com:',
        new Error('bad /search?keyword=Ines&b=1 of <i.w+x@example.com>'),
      )
      log('error', 'Is this right?', '/a?b')
    })
    log('warn', 'records/office.json: sales@example.com is no address')
    expect(readable(written[0]!)).toMatch(/^GET \/x\/…\/y\/…\nError: bad \/search… of <…>\n {4}at /)
    expect(written[0]).not.toMatch(/ines|i\.w|example\.com/i)
    expect(readable(written[1]!)).toBe('Is this right? /a?b\n')
    expect(readable(written[2]!)).toContain('sales@example.com')
  })
})
