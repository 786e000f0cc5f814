/** What somebody typed into one form and has not saved. It lasts as long as the tab, and is its owner's alone. */
export interface Draft<Values> {
  read(): Values | null
  write(values: Values): void
  clear(): void
}

export interface DraftOf<Values> {
  /** The form's name; one for each thing that is edited. */
  name: string
  /** The person's id; whoever signs in next in the same tab neither sees nor inherits the draft. */
  owner: string | null
  /** Whether what was kept, perhaps by an earlier version of the form, can be shown by this one. */
  isValues(kept: unknown): kept is Values
}

// A browser may refuse all storage. The form itself still holds what was typed.
const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
  try {
    return act(window.sessionStorage)
  } catch {
    return null
  }
}

const valuesIn = (kept: unknown, owner: string | null): unknown => {
  if (typeof kept !== 'object' || kept === null) return null
  if (!('owner' in kept) || kept.owner !== owner) return null
  return 'values' in kept ? kept.values : null
}

/** The draft of a form, in the tab's storage; where a browser refuses that, it keeps nothing. */
export const draftOf = <Values>({ name, owner, isValues }: DraftOf<Values>): Draft<Values> => {
  const key = `bucketeer.draft.${name}`
  const valuesOf = (text: string | null) => {
    const values = valuesIn(JSON.parse(text ?? 'null'), owner)
    return isValues(values) ? values : null
  }
  return {
    read: () => attempt((storage) => valuesOf(storage.getItem(key))),
    write: (values) => attempt((storage) => storage.setItem(key, JSON.stringify({ owner, values }))),
    clear: () => attempt((storage) => storage.removeItem(key)),
  }
}
