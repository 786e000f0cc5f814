import { createServer } from 'node:net'

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Returns the first free port of this machine, beginning with the given one. */
export const freePortFrom = async (port: number): Promise<number> =>
  (await isFree(port)) ? port : freePortFrom(port + 1)
