import { type BucketValues, isBucketValues } from './bucket-values'

/** What somebody typed into one form and has not saved. It lasts as long as the tab, and is its owner's alone. */
export interface Draft {
  read(): BucketValues | null
  write(values: BucketValues): void
  clear(): void
}

// A browser may refuse all storage. The form itself still holds what was typed.
const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
  try {
    return act(window.sessionStorage)
  } catch {
    return null
  }
}

const valuesOf = (kept: unknown, owner: string | null): BucketValues | null => {
  if (typeof kept !== 'object' || kept === null) return null
  if (!('owner' in kept) || kept.owner !== owner) return null
  return 'values' in kept && isBucketValues(kept.values) ? kept.values : null
}

/**
 * @param name of the form
 * @param owner the person's id; whoever signs in next in the same tab neither sees nor inherits the draft
 */
export const draftOf = (name: string, owner: string | null): Draft => {
  const key = `bucketeer.draft.${name}`
  return {
    read: () => attempt((storage) => valuesOf(JSON.parse(storage.getItem(key) ?? 'null'), owner)),
    write: (values) => attempt((storage) => storage.setItem(key, JSON.stringify({ owner, values }))),
    clear: () => attempt((storage) => storage.removeItem(key)),
  }
}
