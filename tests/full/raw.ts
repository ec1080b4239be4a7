import { connect } from 'node:net'

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends bytes, and reads until the server closes the connection or is silent for a while. */
export async function sendRaw(url: string, text: string | Buffer): Promise<RawAnswer> {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname).setTimeout(20_000, () => socket.destroy())
  let received = ''
  socket.on('data', (data) => (received += data.toString('latin1'))).on('error', () => {})
  socket.write(typeof text === 'string' ? Buffer.from(text, 'latin1') : text)
  await new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const [head = '', ...rest] = received.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}
