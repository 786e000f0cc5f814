import { createServer } from 'node:net'

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** The first port of this machine from this one on that nobody uses. */
export const freePortFrom = async (port: number): Promise<number> =>
  (await isFree(port)) ? port : freePortFrom(port + 1)
