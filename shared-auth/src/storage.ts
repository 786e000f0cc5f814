/** Where the session's token is kept. Nothing here throws, whatever the browser's settings. */
export interface TokenStorage {
  /** The session's token, or null when nobody is signed in on this browser. */
  read(): string | null
  write(token: string): void
  clear(): void
  /** False when the browser lets nothing be stored: the session then ends with the page, and one tab knows it. */
  isRemembered(): boolean
}

/** The name of the token in local storage, as specified. */
export const tokenKey = 'authToken'

/**
 * Keeps the token in the given storage, or in memory when that one throws (blocked by a setting, or full).
 * @param open gives the storage; asked on each use, because only asking for it may throw already
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
      // A full storage still holds the token of before, which a reload would bring back.
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

/** The storage of this browser, which the API client and the auth store share. */
export const tokenStorage = createTokenStorage(() => window.localStorage)
