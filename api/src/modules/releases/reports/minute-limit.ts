const minute = 60_000

interface Most {
  perNetwork: number
  /** For all networks together. */
  inAll: number
}

/**
 * Counts what this server does for reports, anew each minute. Keeps at most `inAll` networks in memory.
 * @returns a function that counts one more for a network, or returns false when the network or all have had their share
 */
export const createMinuteLimit = ({ perNetwork, inAll }: Most) => {
  const counts = new Map<string, number>()
  let since = performance.now()
  let total = 0

  return (network: string): boolean => {
    if (performance.now() - since >= minute) {
      since = performance.now()
      total = 0
      counts.clear()
    }
    const count = counts.get(network) ?? 0
    if (count >= perNetwork || total >= inAll) return false
    counts.set(network, count + 1)
    total += 1
    return true
  }
}
