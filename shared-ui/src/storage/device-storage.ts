/** What this device remembers. Never throws: a browser that blocks its storage remembers nothing. */
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
      // It holds until the page is left.
    }
  },
}
