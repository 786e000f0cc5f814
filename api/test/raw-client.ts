import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection that sends what a test says, byte for byte. */
export interface RawClient {
  socket: Socket
  /** All that has arrived. */
  received(): string
  /** Resolves when the server has ended the connection. */
  ended: Promise<unknown>
}

/** Connects, and sends the text. */
export async function connectRaw(address: string, sent: string): Promise<RawClient> {
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  // A server that ends a connection with unread bytes resets it.
  socket.on('error', () => undefined)
  const ended = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  socket.write(sent)
  return { socket, received: () => received, ended }
}

/** The head of a request whose body has begun and does not go on. */
export const idleBody = (path: string, headers: Record<string, string> = {}) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: site',
    'content-type: application/json',
    'content-length: 50',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '{',
  ].join('\r\n')

/** Sends the request's target as it is, which URL parsers would change. */
export async function getRaw(address: string, target: string): Promise<{ status: number; body: string }> {
  const head = `GET ${target} HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n`
  const { received, ended } = await connectRaw(address, head)
  await ended
  const [answerHead = '', ...body] = received().split('\r\n\r\n')
  return { status: Number(answerHead.split(' ')[1]), body: body.join('\r\n\r\n') }
}
