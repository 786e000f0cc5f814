import type { TokenStorage } from '../storage'

/** A storage without a browser. */
export const memoryStorage = (held: string | null = null): TokenStorage => {
  let token = held
  return {
    read: () => token,
    write: (written) => {
      token = written
    },
    clear: () => {
      token = null
    },
    isRemembered: () => true,
  }
}
