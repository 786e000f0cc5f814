/** How many megabytes a running server holds, as its own figures say. */
export async function memoryOf(address: string): Promise<number> {
  const figures = await (await fetch(`${address}/metrics`)).text()
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(figures) ?? []
  if (bytes === undefined) throw new Error('The server does not say how much memory it holds.')
  return Number(bytes) / 1e6
}
