import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A TCP connection on which a test sends arbitrary bytes. */
export interface RawClient {
  socket: Socket
  /** Returns all received text. */
  received(): string
  /** Resolves when the connection is closed. */
  ended: Promise<unknown>
}

export async function connectRaw(address: string, sent: string): Promise<RawClient> {
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  // The server resets a connection that it closes with unread bytes.
  socket.on('error', () => undefined)
  const ended = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  socket.write(sent)
  return { socket, received: () => received, ended }
}

/** Returns a request whose body is incomplete. */
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

/** Sends a GET with an arbitrary request target, which URL parsers would normalise. */
export async function getRaw(address: string, target: string): Promise<{ status: number; body: string }> {
  const head = `GET ${target} HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n`
  const { received, ended } = await connectRaw(address, head)
  await ended
  const [responseHead = '', ...body] = received().split('\r\n\r\n')
  return { status: Number(responseHead.split(' ')[1]), body: body.join('\r\n\r\n') }
}
