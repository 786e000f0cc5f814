import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The token with which the benchmarks read `/metrics`. */
export const metricsToken = 'the-bench-reads-metrics'

/** Reads one metric from the `/metrics` endpoint of a running server. */
export async function readMetric(address: string, name: string): Promise<number> {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text()) ?? []
  if (value === undefined) throw new Error(`The server at ${address} has no metric ${name}.`)
  return Number(value)
}

/** Returns the server's resident memory in MB. */
export const memoryMegabytes = async (address: string) =>
  (await readMetric(address, 'process_resident_memory_bytes')) / 1e6

/** Returns the resident memory of a process and its children in MB. */
export async function treeMegabytes(pid: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`, '--ppid', `${pid}`])
  return stdout.split('\n').reduce((sum, kilobytes) => sum + Number(kilobytes), 0) / 1000
}

/** Returns the CPU time in milliseconds that the server's process has used since its start. */
export const cpuMilliseconds = async (address: string) =>
  (await readMetric(address, 'process_cpu_seconds_total')) * 1000
