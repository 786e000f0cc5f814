import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface ReceivedMessage {
  from: string
  to: string[]
  /** As received. */
  raw: string
}

export interface TestSmtpServer {
  url: string
  received: ReceivedMessage[]
  /** The number of messages that were sent to it, including rejected ones. */
  offered(): number
  stop(): Promise<void>
}

interface Behaviour {
  /** The number of messages that it rejects before it accepts one. */
  rejections?: number
  /** The error, with its code, for every recipient. */
  recipientError?: string
  /** Never responds. */
  hangs?: boolean
}

/** Starts an SMTP server on a free port. */
export async function startSmtpServer({
  rejections = 0,
  recipientError,
  hangs = false,
}: Behaviour = {}): Promise<TestSmtpServer> {
  const received: ReceivedMessage[] = []
  let offered = 0
  const onData: SMTPServerOptions['onData'] = async (stream, { envelope }, done) => {
    const raw = await text(stream)
    offered += 1
    if (offered <= rejections) return done(new Error('Not now'))
    const from = envelope.mailFrom ? envelope.mailFrom.address : ''
    received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
    done()
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData,
    ...(recipientError && { onRcptTo: (_address, _session, done) => done(toError(recipientError)) }),
    ...(hangs && { onConnect: () => undefined }),
  })
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const { port } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    offered: () => offered,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const toError = (response: string) =>
  Object.assign(new Error(response.slice(4)), { responseCode: Number(response.slice(0, 3)) })

/** Parses the headers and the text that a mail program shows. */
export function readMessage(raw: string) {
  const [head = '', ...body] = raw.replaceAll('\r\n', '\n').split('\n\n')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
  const text = body.join('\n\n')
  return {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    text: decoders[header('content-transfer-encoding') ?? '']?.(text) ?? text,
  }
}

const decoders: Record<string, (text: string) => string> = {
  base64: (text) => Buffer.from(text, 'base64').toString(),
  'quoted-printable': (text) =>
    decodeURIComponent(
      text
        .replaceAll('=\n', '')
        .replaceAll('%', '%25')
        .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
    ),
}
