import { readFigures } from '../site/start-server'

/** A figure that a running server gives of itself at `/metrics`. */
export async function ownFigure(address: string, name: string): Promise<number> {
  const figures = await readFigures(address)
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(figures) ?? []
  if (value === undefined) throw new Error(`The server at ${address} does not say its ${name}.`)
  return Number(value)
}

/** How many megabytes it holds. */
export const memoryOf = async (address: string) =>
  (await ownFigure(address, 'process_resident_memory_bytes')) / 1e6

/** How many milliseconds its threads have worked since it started. */
export const workOf = async (address: string) =>
  (await ownFigure(address, 'process_cpu_seconds_total')) * 1000
