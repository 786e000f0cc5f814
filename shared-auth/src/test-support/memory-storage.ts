import type { TokenStorage } from '../storage'

/** Creates a token storage in memory. */
export function memoryStorage(initial: string | null = null): TokenStorage {
  let token = initial
  let ended: string[] = []
  return {
    read: () => token,
    write: (next) => {
      token = next
    },
    clear: () => {
      token = null
    },
    isRemembered: () => true,
    readEnded: () => ended,
    addEnded: (next) => {
      ended = [...ended, next]
    },
    removeEnded: (gone) => {
      ended = ended.filter((each) => each !== gone)
    },
  }
}
