import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface ReceivedMessage {
  from: string
  to: string[]
  /** As it came over the line. */
  raw: string
}

export interface TestSmtpServer {
  url: string
  received: ReceivedMessage[]
  /** How many messages were offered to it, those included that it refused. */
  offered(): number
  stop(): Promise<void>
}

interface Moods {
  /** So many messages are refused before the first is taken. */
  refuses?: number
  /** What it says to every recipient. */
  refusesRecipients?: string
  /** It never answers. */
  hangs?: boolean
}

/** A real SMTP server on a port of its own. */
export async function startSmtpServer({
  refuses = 0,
  refusesRecipients,
  hangs = false,
}: Moods = {}): Promise<TestSmtpServer> {
  const received: ReceivedMessage[] = []
  let offered = 0
  const onData: SMTPServerOptions['onData'] = async (stream, { envelope }, done) => {
    const raw = await text(stream)
    offered += 1
    if (offered <= refuses) return done(new Error('Not now'))
    const from = envelope.mailFrom ? envelope.mailFrom.address : ''
    received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
    done()
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData,
    ...(refusesRecipients && { onRcptTo: (_address, _session, done) => done(refusalOf(refusesRecipients)) }),
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

const refusalOf = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })

/** The parts of a raw message that people see. */
export function readMessage(raw: string) {
  const [head = '', ...body] = raw.replaceAll('\r\n', '\n').split('\n\n')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
  const text = body.join('\n\n')
  return {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    text: header('content-transfer-encoding') === 'quoted-printable' ? decodeQuotedPrintable(text) : text,
  }
}

const decodeQuotedPrintable = (text: string) =>
  text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
