import { setTimeout as pause } from 'node:timers/promises'

interface Sample {
  at: number
  bytes: number
}

const everyMs = 1000

const residentBytes = async (address: string): Promise<number> => {
  const figures = await (await fetch(`${address}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1])
}

const mean = (samples: Sample[]) => samples.reduce((sum, { bytes }) => sum + bytes, 0) / samples.length

/** Watches what a server holds while something is done; from its own figures, which also says that it answers. */
export async function watchMemory<T>(
  address: string,
  work: Promise<T>,
): Promise<{ result: T; startBytes: number; endBytes: number }> {
  const samples: Sample[] = []
  const begun = Date.now()
  let isOver = false
  const over = work.finally(() => (isOver = true))
  while (!isOver) {
    const bytes = await residentBytes(address).catch(() => undefined)
    if (bytes) samples.push({ at: Date.now() - begun, bytes })
    await Promise.race([pause(everyMs), over])
  }
  const result = await over
  const lasted = Date.now() - begun
  const within = (from: number, to: number) =>
    samples.filter(({ at }) => at >= lasted * from && at <= lasted * to)
  // By then all code has run and the buffers have grown to what the load needs.
  return { result, startBytes: mean(within(0.2, 0.3)), endBytes: mean(within(0.9, 1)) }
}
