import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { discardUnsavedWork, useUnloadWarning } from '../page/unload-warning'
import { tryStorage } from '../storage/device-storage'
import { useToasts } from '../toasts/toast-store'
import { words } from '../words'
import { draftKeys, draftPrefix } from './draft-keys'

/** The unsaved values of a form, kept in the browser. */
interface Draft<Values> {
  /** The key in local storage. */
  key: string
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
  /** The address where the user goes on; the page's own by default. Null keeps the draft out of `keptDrafts`. */
  path?: string | null
  /** Validates stored values, which an older version of the form may have written. */
  isValues(kept: unknown): kept is Values
}

interface PlacedValues {
  /** The address of the form's page. */
  path: string | null
  values: unknown
}

const isPlaced = (stored: unknown): stored is PlacedValues =>
  typeof stored === 'object' &&
  stored !== null &&
  'path' in stored &&
  (stored.path === null || typeof stored.path === 'string') &&
  'values' in stored

/** Returns the draft of a form and a user on this device. It keeps nothing when the browser blocks storage. */
export function draftOf<Values>({ name, owner, path, isValues }: DraftOf<Values>): Draft<Values> {
  const key = `${draftPrefix}${name}.${owner ?? 'nobody'}`
  const parse = (text: string | null) => {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isPlaced(stored) && isValues(stored.values) ? stored.values : null
  }
  return {
    key,
    read: () => tryStorage(() => parse(window.localStorage.getItem(key))),
    write: (values) =>
      tryStorage(() => {
        const placed: PlacedValues = { path: path === undefined ? window.location.pathname : path, values }
        window.localStorage.setItem(key, JSON.stringify(placed))
        return true
      }) ?? false,
    clear: () => void tryStorage(() => window.localStorage.removeItem(key)),
  }
}

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
  return isPlaced(stored) && stored.path !== null
    ? [{ path: stored.path, title: titleOf(stored.values) }]
    : []
}

/** Returns the drafts of a user on this device, also those of other parts. */
export const keptDrafts = (owner: string): KeptDraft[] =>
  draftKeys(owner).flatMap((key) => tryStorage(() => parsePlaced(window.localStorage.getItem(key))) ?? [])

/** A form whose unsaved values are kept on the device. */
export interface DraftedForm<Values> extends DraftOf<Values> {
  /** The values of the form before any edit. */
  saved: Values
}

/** The version of the entity is no edit. */
const isSame = (...values: object[]) =>
  new Set(values.map((each) => JSON.stringify({ ...each, updatedAt: undefined }))).size === 1

const versionOf = (values: object) => ('updatedAt' in values ? values.updatedAt : undefined)

/**
 * Returns the values of a form and keeps them as a draft while they differ from the saved ones, so that they survive a
 * navigation, a reload, a log-out or an expired session. An unedited form follows changes of `saved`, and the same form
 * in another tab shows the same draft.
 */
export function useDraft<Values extends object>({ saved, ...identity }: DraftedForm<Values>) {
  // Created once, so that a session that expires while the form is open does not change the draft's owner.
  const [draft] = useState(() => draftOf(identity))
  const [edits, setEdits] = useState(draft.read)
  const [isRestored, setRestored] = useState(edits !== null)
  const [isKept, setKept] = useState(true)
  const toasts = useToasts()
  // State alone would lose one of two changes before a render, such as an upload that ends during typing.
  const latest = useRef(edits)
  const isTyped = useRef(false)
  const isDirty = edits !== null && !isSame(edits, saved)
  useUnloadWarning(isDirty && !isKept ? 'unsaved' : 'saved')

  // Also removes the draft of an older version of the form.
  useEffect(() => {
    if (!isDirty) draft.clear()
  }, [draft, isDirty])

  const show = (values: Values | null) => {
    latest.current = values
    setEdits(values)
  }
  const write = (values: Values) => {
    show(values)
    setKept(draft.write(values))
  }
  const end = () => {
    draft.clear()
    if (!isKept) discardUnsavedWork()
  }
  const follow = useEffectEvent(({ key }: StorageEvent) => {
    if (key !== draft.key || !isKept) return
    show(draft.read())
    setRestored(false)
  })
  const leave = useEffectEvent(() => {
    if (isTyped.current && isKept && draft.read() !== null) toasts.success(words.draft.kept)
  })
  useEffect(() => {
    const onStorage = (event: StorageEvent) => follow(event)
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('storage', onStorage)
      leave()
    }
  }, [])

  return {
    values: edits ?? saved,
    isDirty,
    isRestored,
    /** Whether the browser stored the last change. */
    isKept,
    /** Whether somebody has saved another version since the draft began. */
    isOutdated: isDirty && versionOf(edits) !== versionOf(saved),
    /** Bases an outdated draft on the newest version, which saving then replaces. */
    keepMine: () => {
      const { updatedAt }: { updatedAt?: unknown } = saved
      write({ ...(latest.current ?? saved), updatedAt })
    },
    /** Returns the latest values, for callbacks that outlive their render. */
    current: () => latest.current ?? saved,
    change: (part: Partial<Values>) => {
      isTyped.current = true
      const values = { ...(latest.current ?? saved), ...part }
      if (!isSame(values, saved)) return write(values)
      show(values)
      draft.clear()
    },
    /** Removes the draft and keeps the fields. Also works after the form has unmounted. */
    clear: end,
    /** Removes the draft and resets the fields. Also works after the form has unmounted. */
    forget: () => {
      end()
      show(null)
      setRestored(false)
    },
  }
}
