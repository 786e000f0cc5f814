/** Stores the session's token. Its functions never throw. */
export interface TokenStorage {
  /** Returns the session's token, or null when nobody is signed in. */
  read(): string | null
  write(token: string): void
  clear(): void
  /** Returns false when the browser blocks storage: the token is then in the memory of this tab. */
  isRemembered(): boolean
}

/** The token's key in local storage, as specified. */
export const tokenKey = 'authToken'

/**
 * Creates a token storage. It falls back to memory when the browser's storage throws (blocked or full).
 * @param open returns the browser's storage; called on each use, because accessing the storage may throw
 */
export const createTokenStorage = (open: () => Storage): TokenStorage => {
  let inMemory: string | null = null
  let remembered = true

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
  }
}

/** The token storage that the API client and the auth store share. */
export const tokenStorage = createTokenStorage(() => window.localStorage)
