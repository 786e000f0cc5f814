/** Returns a function that makes each key's value once, and keeps it as long as its key. */
export function weakCache<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const entry = cache.get(key) ?? { value: make(key) }
    cache.set(key, entry)
    return entry.value
  }
}
