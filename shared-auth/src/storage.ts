/** Stores the session's token, and those of ended sessions. Its functions never throw. */
export interface TokenStorage {
  /** Returns the session's token, or null when nobody is signed in. */
  read(): string | null
  write(token: string): void
  clear(): void
  /** Returns false when the browser blocks storage: the token is then in the memory of this tab. */
  isRemembered(): boolean
  /** Returns the tokens of logged out sessions that the server may not have ended yet. */
  readEnded(): string[]
  addEnded(token: string): void
  removeEnded(token: string): void
}

/** The token's key in local storage (S7.3). */
export const tokenKey = 'authToken'

const endedKey = 'bucketeer.ended-sessions'
/** More log-outs without a connection than anybody has. */
const maxEnded = 20

function parseEnded(text: string | null): string[] {
  const kept: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : []
}

/**
 * Creates a token storage. It falls back to memory when the browser's storage throws (blocked or full).
 * @param open returns the browser's storage; called on each use, because accessing the storage may throw
 */
export function createTokenStorage(open: () => Storage): TokenStorage {
  let inMemory: string | null = null
  let remembered = true
  let endedInMemory: string[] = []

  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      const result = action(open())
      remembered = true
      return result
    } catch {
      remembered = false
      return otherwise
    }
  }
  const remove = () => attempt((storage) => storage.removeItem(tokenKey), undefined)
  const store = (token: string) =>
    attempt((storage) => {
      storage.setItem(tokenKey, token)
      return true
    }, false)
  // These have no bearing on whether the session is remembered.
  const readEnded = () => {
    try {
      return [...new Set([...parseEnded(open().getItem(endedKey)), ...endedInMemory])]
    } catch {
      return endedInMemory
    }
  }
  const storeEnded = (tokens: string[]) => {
    endedInMemory = []
    try {
      if (tokens.length > 0) open().setItem(endedKey, JSON.stringify(tokens))
      else open().removeItem(endedKey)
    } catch {
      endedInMemory = tokens
    }
  }

  return {
    read: () => inMemory ?? (attempt((storage) => storage.getItem(tokenKey), null) || null),
    write: (token) => {
      inMemory = null
      if (store(token)) return
      // A full storage still holds the previous token, which would come back on reload.
      remove()
      inMemory = token
    },
    clear: () => {
      inMemory = null
      remove()
    },
    isRemembered: () => remembered && inMemory === null,
    readEnded,
    addEnded: (token) => storeEnded([...readEnded(), token].slice(-maxEnded)),
    removeEnded: (token) => storeEnded(readEnded().filter((ended) => ended !== token)),
  }
}

/** The token storage that the API client and the auth store share. */
export const tokenStorage = createTokenStorage(() => window.localStorage)
