/** Something that is loaded on demand, such as the code of a component. */
export interface LazyResource<Value> {
  /** Returns the value, or undefined until it is loaded. */
  value(): Value | undefined
  /** Loads the value unless it is loaded. Rejects when loading fails; the next call tries again. */
  load(): Promise<Value>
}

/** Wraps `load`, which concurrent callers share. Keeps the value, and calls `load` again after a failure. */
export const lazyResource = <Value>(load: () => Promise<Value>): LazyResource<Value> => {
  let value: Value | undefined
  let loading: Promise<Value> | undefined
  const start = async () => {
    try {
      return (value = await load())
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return { value: () => value, load: () => (loading ??= start()) }
}
