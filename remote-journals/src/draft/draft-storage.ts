/** What somebody typed into one form and has not saved. It stays on the device, and is its owner's alone. */
export interface Draft<Values> {
  read(): Values | null
  /** @returns whether the browser keeps it */
  write(values: Values): boolean
  clear(): void
}

export interface DraftOf<Values> {
  /** Of the form and what it is about. */
  name: string
  /** The person's id: whoever else uses the device neither sees nor inherits the draft. */
  owner: string
  isValues(data: unknown): data is Values
}

// A browser may refuse all storage. The form itself still holds what was typed.
const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
  try {
    return act(window.localStorage)
  } catch {
    return null
  }
}

export const draftOf = <Values>({ name, owner, isValues }: DraftOf<Values>): Draft<Values> => {
  const key = `bucketeer.draft.${name}.${owner}`
  const valuesOf = (data: unknown) => (isValues(data) ? data : null)
  return {
    read: () => attempt((storage) => valuesOf(JSON.parse(storage.getItem(key) ?? 'null'))),
    write: (values) =>
      attempt((storage) => {
        storage.setItem(key, JSON.stringify(values))
        return true
      }) ?? false,
    clear: () => attempt((storage) => storage.removeItem(key)),
  }
}
