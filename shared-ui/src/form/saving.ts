import { useEffect, useRef, useState } from 'react'
import { words } from '../words'

/** How a form is saved, and what follows. */
export interface Saving<Values, Saved> {
  save(values: Values): Promise<Saved>
  /** Called after every success, even if the form has unmounted. */
  forget(): void
  /** Called after a success while the form is mounted, so that it never navigates away from another page. */
  onSaved(saved: Saved): void
}

/** Saves a form, one request at a time. Keeps the last error until the next attempt has ended. */
export function useSaving<Values, Saved>({ save, forget, onSaved }: Saving<Values, Saved>) {
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  // A ref, because a second click may come before the render that disables the button.
  const isSent = useRef(false)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const succeed = (saved: Saved) => {
    forget()
    if (isMounted.current) onSaved(saved)
  }
  const end = (failure: Error | null) => {
    isSent.current = false
    setSaving(false)
    setError(failure)
  }
  return {
    send: (values: Values) => {
      if (isSent.current) return
      isSent.current = true
      setSaving(true)
      save(values).then(succeed, end)
    },
    error,
    /** True from the first submit, and after a success, because a saved form must not be sent again. */
    isSaving,
    /** Allows a form that stays open to be saved again. */
    startAnew: () => end(null),
  }
}

interface ChangeCalls<Fields, Entity> {
  /** Saves unless the entity has another `updatedAt` than `ifMatch`; then it rejects with an error of status 412. */
  update(fields: Fields, options: { ifMatch?: string }): Promise<Entity>
  /** Returns the entity's current `updatedAt`. */
  version(): Promise<string | undefined>
}

const outdated = 412

const isOutdated = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === outdated

/**
 * Prevents an edit form from overwriting changes that its user has not seen. When the entity was changed meanwhile, the
 * save fails with status 412 and a message; saving again then overwrites the newest version.
 * @returns a mutation function that takes the fields and the `updatedAt` that the form was filled with
 */
export function useChange<Fields, Entity>({ update, version }: ChangeCalls<Fields, Entity>) {
  const acknowledgedVersion = useRef<string>(undefined)
  return async (fields: Fields, startedFrom: string | undefined): Promise<Entity> => {
    try {
      const saved = await update(fields, { ifMatch: acknowledgedVersion.current ?? startedFrom })
      acknowledgedVersion.current = undefined
      return saved
    } catch (error) {
      if (!isOutdated(error)) throw error
      acknowledgedVersion.current = await version()
      throw Object.assign(new Error(words.form.changedMeanwhile, { cause: error }), { status: outdated })
    }
  }
}
