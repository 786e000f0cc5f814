import type { TokenStorage } from '../storage'

/** Creates a token storage in memory. */
export const memoryStorage = (initial: string | null = null): TokenStorage => {
  let token = initial
  return {
    read: () => token,
    write: (next) => {
      token = next
    },
    clear: () => {
      token = null
    },
    isRemembered: () => true,
  }
}
