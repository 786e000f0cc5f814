/** What somebody typed into one form and has not saved. */
export interface Draft<Values> {
  read(): Values | null
  /** @returns whether the browser keeps it */
  write(values: Values): boolean
  clear(): void
}

export interface DraftOf<Values> {
  /** The form's name; one for each thing that is edited. */
  name: string
  /** The person's id; nobody else sees or inherits the draft. Null for a visitor. */
  owner: string | null
  /**
   * `session` (the default) keeps the draft until the tab is closed, and drops it when somebody else opens the form in
   * this tab. `local` keeps one draft for each person on the device.
   */
  storage?: 'session' | 'local'
  /** Whether what was kept, perhaps by an earlier version of the form, can be shown by this one. */
  isValues(kept: unknown): kept is Values
}

// A browser may refuse all storage. The form itself still holds what was typed.
const attempt = <Result>(act: () => Result): Result | null => {
  try {
    return act()
  } catch {
    return null
  }
}

interface Slot {
  key: string
  storage(): Storage
  /** The stored value for a draft's values, and back: null for what is not this owner's. */
  wrap(values: unknown): unknown
  unwrap(stored: unknown): unknown
}

/** The tab has one slot for each form, which names its owner. */
const sessionSlot = (name: string, owner: string | null): Slot => ({
  key: `bucketeer.draft.${name}`,
  storage: () => window.sessionStorage,
  wrap: (values) => ({ owner, values }),
  unwrap: (stored) => {
    if (typeof stored !== 'object' || stored === null) return null
    if (!('owner' in stored) || stored.owner !== owner) return null
    return 'values' in stored ? stored.values : null
  },
})

/** The device has a slot for each form and owner. */
const localSlot = (name: string, owner: string | null): Slot => ({
  key: `bucketeer.draft.${name}.${owner ?? 'nobody'}`,
  storage: () => window.localStorage,
  wrap: (values) => values,
  unwrap: (stored) => stored,
})

/** Returns the draft of a form. Where the browser refuses storage, it keeps nothing. */
export const draftOf = <Values>({ name, owner, storage, isValues }: DraftOf<Values>): Draft<Values> => {
  const slot = storage === 'local' ? localSlot(name, owner) : sessionSlot(name, owner)
  const parse = (text: string | null) => {
    const values = slot.unwrap(JSON.parse(text ?? 'null'))
    return isValues(values) ? values : null
  }
  return {
    read: () => attempt(() => parse(slot.storage().getItem(slot.key))),
    write: (values) =>
      attempt(() => {
        slot.storage().setItem(slot.key, JSON.stringify(slot.wrap(values)))
        return true
      }) ?? false,
    clear: () => void attempt(() => slot.storage().removeItem(slot.key)),
  }
}
