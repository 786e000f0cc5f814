const minute = 60_000

interface Most {
  perNetwork: number
  /** The limit of all networks together. */
  inAll: number
}

/**
 * Limits the work for reports in each minute. Keeps at most `inAll` networks in memory.
 * @returns a function that counts one for a network, or returns false if a limit is reached
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
