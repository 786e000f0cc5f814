/** Lets the bench read the server's own figures. */
export const metricsToken = 'the-bench-reads-figures'

const readMetrics = async (address: string): Promise<string> =>
  (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()

/** A figure that a running server gives of itself at `/metrics`. */
export async function readMetric(address: string, name: string): Promise<number> {
  const figures = await readMetrics(address)
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(figures) ?? []
  if (value === undefined) throw new Error(`The server at ${address} does not say its ${name}.`)
  return Number(value)
}

/** How many megabytes it holds. */
export const memoryMegabytes = async (address: string) =>
  (await readMetric(address, 'process_resident_memory_bytes')) / 1e6

/** How many milliseconds its threads have worked since it started. */
export const cpuMilliseconds = async (address: string) =>
  (await readMetric(address, 'process_cpu_seconds_total')) * 1000
