/** Local storage that never throws. It stays empty in a browser that blocks it. */
export const deviceStorage = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },

  /** @param value null forgets it */
  write(key: string, value: string | null): void {
    try {
      if (value === null) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, value)
    } catch {
      // The page works without it.
    }
  },
}
