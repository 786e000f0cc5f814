/** A cache of the `size` most recently used values. */
export const createLruCache = <Value>(size: number) => {
  const values = new Map<string, Value>()
  const set = (key: string, value: Value) => {
    values.delete(key)
    values.set(key, value)
    const [oldest] = values.keys()
    if (values.size > size && oldest !== undefined) values.delete(oldest)
  }
  return {
    set,
    get: (key: string): Value | undefined => {
      const value = values.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
  }
}
