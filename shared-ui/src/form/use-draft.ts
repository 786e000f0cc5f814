import { useEffect, useRef, useState } from 'react'
import { tryStorage } from '../storage/device-storage'

/** The unsaved values of a form, kept in the browser. */
interface Draft<Values> {
  read(): Values | null
  /** @returns whether the browser stored them */
  write(values: Values): boolean
  clear(): void
}

/** The stored values of a form. */
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
  /** The address where the user goes on with a draft in `local`; the page's own by default. */
  path?: string
  /** Validates stored values, which an older version of the form may have written. */
  isValues(kept: unknown): kept is Values
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

interface PlacedValues {
  /** The address of the form's page. */
  path: string
  values: unknown
}

const isPlaced = (stored: unknown): stored is PlacedValues =>
  typeof stored === 'object' &&
  stored !== null &&
  'path' in stored &&
  typeof stored.path === 'string' &&
  'values' in stored

/** One entry per form and owner. */
const localEntry = (name: string, owner: string | null, path?: string): StorageEntry => ({
  key: `${prefix}${name}.${owner ?? 'nobody'}`,
  storage: () => window.localStorage,
  wrap: (values): PlacedValues => ({ path: path ?? window.location.pathname, values }),
  unwrap: (stored) => (isPlaced(stored) ? stored.values : null),
})

/** Returns the draft of a form. It keeps nothing when the browser blocks storage. */
export function draftOf<Values>({ name, owner, storage, path, isValues }: DraftOf<Values>): Draft<Values> {
  const entry = storage === 'local' ? localEntry(name, owner, path) : sessionEntry(name, owner)
  const parse = (text: string | null) => {
    const values = entry.unwrap(JSON.parse(text ?? 'null'))
    return isValues(values) ? values : null
  }
  return {
    read: () => tryStorage(() => parse(entry.storage().getItem(entry.key))),
    write: (values) =>
      tryStorage(() => {
        entry.storage().setItem(entry.key, JSON.stringify(entry.wrap(values)))
        return true
      }) ?? false,
    clear: () => void tryStorage(() => entry.storage().removeItem(entry.key)),
  }
}

/** Removes the drafts of this tab. */
export const removeTabDrafts = (): void =>
  void tryStorage(() => {
    for (const key of Object.keys(window.sessionStorage).filter((each) => each.startsWith(prefix)))
      window.sessionStorage.removeItem(key)
  })

/** A draft that this device keeps. */
export interface KeptDraft {
  /** The address of the form's page. */
  path: string
  /** What its field `title` or `name` holds; null if that is empty. */
  title: string | null
}

function titleOf(values: unknown): string | null {
  if (typeof values !== 'object' || values === null) return null
  const title = 'title' in values ? values.title : 'name' in values ? values.name : null
  return typeof title === 'string' && title.trim() !== '' ? title : null
}

function parsePlaced(text: string | null): KeptDraft[] {
  const stored: unknown = JSON.parse(text ?? 'null')
  return isPlaced(stored) ? [{ path: stored.path, title: titleOf(stored.values) }] : []
}

/** Returns the drafts with `storage: 'local'` of a user, also those of other parts. */
export function keptDrafts(owner: string): KeptDraft[] {
  const isOwn = (key: string) => key.startsWith(prefix) && key.endsWith(`.${owner}`)
  const keys = tryStorage(() => Object.keys(window.localStorage).filter(isOwn)) ?? []
  return keys.flatMap((key) => tryStorage(() => parsePlaced(window.localStorage.getItem(key))) ?? [])
}

/** A form whose unsaved values are kept on the device. */
export interface DraftedForm<Values> extends DraftOf<Values> {
  /** The values of the form before any edit. */
  saved: Values
}

/** The version of the entity is no edit. */
const isSame = (...values: object[]) =>
  new Set(values.map((each) => JSON.stringify({ ...each, updatedAt: undefined }))).size === 1

/**
 * Returns the values of a form and keeps them as a draft while they differ from the saved ones, so that they survive an
 * expired session, a reload or a navigation. An unedited form follows changes of `saved`.
 */
export function useDraft<Values extends object>({ saved, ...identity }: DraftedForm<Values>) {
  // Created once, so that a session that expires while the form is open does not change the draft's owner.
  const [draft] = useState(() => draftOf(identity))
  const [edits, setEdits] = useState(draft.read)
  const [isRestored, setRestored] = useState(edits !== null)
  const [isKept, setKept] = useState(true)
  // State alone would lose one of two changes before a render, such as an upload that ends during typing.
  const latest = useRef(edits)
  const isDirty = edits !== null && !isSame(edits, saved)

  // Also removes the draft of another user or of an older version of the form.
  useEffect(() => {
    if (!isDirty) draft.clear()
  }, [draft, isDirty])

  const show = (values: Values | null) => {
    latest.current = values
    setEdits(values)
  }
  return {
    values: edits ?? saved,
    isDirty,
    isRestored,
    /** Whether the browser stored the last change. */
    isKept,
    /** Returns the latest values, for callbacks that outlive their render. */
    current: () => latest.current ?? saved,
    change: (part: Partial<Values>) => {
      const values = { ...(latest.current ?? saved), ...part }
      show(values)
      if (isSame(values, saved)) draft.clear()
      else setKept(draft.write(values))
    },
    /** Removes the draft and keeps the fields. Also works after the form has unmounted. */
    clear: draft.clear,
    /** Removes the draft and resets the fields. Also works after the form has unmounted. */
    forget: () => {
      draft.clear()
      show(null)
      setRestored(false)
    },
  }
}
