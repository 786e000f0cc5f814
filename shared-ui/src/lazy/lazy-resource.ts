/** Something that is loaded on demand, such as the code of a component. */
export interface LazyResource<Value> {
  /** Returns the value, or undefined until it is loaded. */
  value(): Value | undefined
  /** Loads the value unless it is loaded. Rejects when loading fails; the next call tries again. */
  load(): Promise<Value>
}

/** Wraps `load`, and keeps its value once it has succeeded. */
export const lazyResource = <Value>(load: () => Promise<Value>): LazyResource<Value> => {
  let value: Value | undefined
  return {
    value: () => value,
    load: async () => (value ??= await load()),
  }
}
