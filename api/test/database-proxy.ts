import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import pg from 'pg'

export interface DatabaseProxy {
  /** Connects `pg.Pool` to the database through the proxy. */
  connection: pg.PoolConfig
  /** Closes all connections and rejects new ones. */
  disconnect(): Promise<void>
  reconnect(): Promise<void>
  /** Delays the database's responses. */
  delay(ms: number): void
  /** Accepts connections, and holds all responses back. */
  hang(): void
  /** Sends the responses that were held back, and stops holding. */
  resume(): void
}

/** Starts a TCP proxy of a database, which simulates its failures. */
export async function openDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const { host, port, user, password, database } = new pg.Client({ connectionString })
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<Socket>()
  let delayMs = 0
  let held: (() => void)[] | null = null
  const delayed = () =>
    new Transform({
      transform: (chunk, _encoding, pass) => {
        const send = () => pass(null, chunk)
        if (held) held.push(send)
        else setTimeout(send, delayMs)
      },
    })
  const server = createServer((near) => {
    const far = connect(target)
    near.pipe(far).pipe(delayed()).pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((end) => end.destroy()))
    }
  })
  const ownPort = await listen(server, 0)
  const disconnect = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  const reconnect = async () => void (await listen(server, ownPort))
  return {
    connection: {
      host: '127.0.0.1',
      port: ownPort,
      user,
      password: password ?? undefined,
      database,
      ssl: false,
    },
    disconnect,
    reconnect,
    delay: (ms) => void (delayMs = ms),
    hang: () => void (held ??= []),
    resume: () => {
      for (const pass of held ?? []) pass()
      held = null
    },
  }
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
