/** The unsaved values of a form, kept in the browser. */
export interface Draft<Values> {
  read(): Values | null
  /** @returns whether the browser stored them */
  write(values: Values): boolean
  clear(): void
}

export interface DraftOf<Values> {
  /** The name of the form, unique for each entity that is edited. */
  name: string
  /** The user's id, null for a visitor. Other users do not see the draft. */
  owner: string | null
  /**
   * `session` (the default) keeps one draft until the tab is closed or another user opens the form. `local` keeps one
   * draft for each user of the device.
   */
  storage?: 'session' | 'local'
  /** Validates stored values, which an older version of the form may have written. */
  isValues(kept: unknown): kept is Values
}

// Browsers may block storage; the form then works without drafts.
const attempt = <Result>(act: () => Result): Result | null => {
  try {
    return act()
  } catch {
    return null
  }
}

interface StorageEntry {
  key: string
  storage(): Storage
  /** `wrap` converts values for storage; `unwrap` converts back, or returns null for another owner's draft. */
  wrap(values: unknown): unknown
  unwrap(stored: unknown): unknown
}

/** The start of the keys of all drafts. */
const prefix = 'bucketeer.draft.'

/** One entry per form, which holds the owner's id. */
const sessionEntry = (name: string, owner: string | null): StorageEntry => ({
  key: `${prefix}${name}`,
  storage: () => window.sessionStorage,
  wrap: (values) => ({ owner, values }),
  unwrap: (stored) => {
    if (typeof stored !== 'object' || stored === null) return null
    if (!('owner' in stored) || stored.owner !== owner) return null
    return 'values' in stored ? stored.values : null
  },
})

/** One entry per form and owner. */
const localEntry = (name: string, owner: string | null): StorageEntry => ({
  key: `${prefix}${name}.${owner ?? 'nobody'}`,
  storage: () => window.localStorage,
  wrap: (values) => values,
  unwrap: (stored) => stored,
})

/** Returns the draft of a form. It keeps nothing when the browser blocks storage. */
export const draftOf = <Values>({ name, owner, storage, isValues }: DraftOf<Values>): Draft<Values> => {
  const entry = storage === 'local' ? localEntry(name, owner) : sessionEntry(name, owner)
  const parse = (text: string | null) => {
    const values = entry.unwrap(JSON.parse(text ?? 'null'))
    return isValues(values) ? values : null
  }
  return {
    read: () => attempt(() => parse(entry.storage().getItem(entry.key))),
    write: (values) =>
      attempt(() => {
        entry.storage().setItem(entry.key, JSON.stringify(entry.wrap(values)))
        return true
      }) ?? false,
    clear: () => void attempt(() => entry.storage().removeItem(entry.key)),
  }
}

/** Removes the drafts of this tab. */
export const removeTabDrafts = (): void =>
  void attempt(() => {
    for (const key of Object.keys(window.sessionStorage).filter((each) => each.startsWith(prefix)))
      window.sessionStorage.removeItem(key)
  })
