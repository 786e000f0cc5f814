import { useRef } from 'react'
import { words } from '../words'

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
export const useChange = <Fields, Entity>({ update, version }: ChangeCalls<Fields, Entity>) => {
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
