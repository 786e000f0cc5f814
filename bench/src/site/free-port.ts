import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port that no process listens on right now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address && typeof address === 'object') return address.port
  throw new Error('Found no free port.')
}
