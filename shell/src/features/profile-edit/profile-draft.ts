import { isProfileValues, type ProfileValues } from './profile-values'

const key = 'bucketeer.draft.profile-edit'

// A browser may refuse all storage. The form itself still holds what was typed.
const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
  try {
    return act(window.sessionStorage)
  } catch {
    return null
  }
}

const valuesIn = (kept: unknown, owner: string): ProfileValues | null => {
  if (typeof kept !== 'object' || kept === null) return null
  if (!('owner' in kept) || kept.owner !== owner) return null
  return 'values' in kept && isProfileValues(kept.values) ? kept.values : null
}

/**
 * What somebody typed about themselves and has not saved. It lasts as long as the tab, and is its owner's alone: whoever
 * signs in next neither sees nor inherits it.
 */
export const profileDraftOf = (owner: string) => ({
  read: () => attempt((storage) => valuesIn(JSON.parse(storage.getItem(key) ?? 'null'), owner)),
  write: (values: ProfileValues) =>
    attempt((storage) => storage.setItem(key, JSON.stringify({ owner, values }))),
  clear: () => attempt((storage) => storage.removeItem(key)),
})
