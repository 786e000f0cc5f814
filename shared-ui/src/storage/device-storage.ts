/** Returns the result of a call on the browser's storage, or null where the browser blocks it or it is full. */
export function tryStorage<Result>(call: () => Result): Result | null {
  try {
    return call()
  } catch {
    return null
  }
}

/** Local storage that never throws. It stays empty in a browser that blocks it. */
export const deviceStorage = {
  read: (key: string): string | null => tryStorage(() => window.localStorage.getItem(key)),

  /** @param value null forgets it */
  write: (key: string, value: string | null): void =>
    void tryStorage(() =>
      value === null ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, value),
    ),
}
