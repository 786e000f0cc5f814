import { useRef } from 'react'
import { ApiError } from './api/api-error'
import type { ChangeOptions } from './api/request'
import { words } from './words'

interface ChangeCalls<Fields, Entity> {
  update(fields: Fields, options: ChangeOptions): Promise<Entity>
  /** Returns the entity's current `updatedAt`. */
  version(): Promise<string | undefined>
}

const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 412

/**
 * Prevents an edit form from overwriting changes that its user has not seen. When the entity was changed meanwhile, the
 * save fails with ApiError 412 and a message; saving again then overwrites the newest version.
 * @returns a mutation function that takes the fields and the `updatedAt` that the form was filled with
 */
export const useChange = <Fields, Entity>({ update, version }: ChangeCalls<Fields, Entity>) => {
  const acknowledgedVersion = useRef<string>(undefined)
  return async (fields: Fields, startedFrom: string | undefined): Promise<Entity> => {
    try {
      return await update(fields, { ifMatch: acknowledgedVersion.current ?? startedFrom })
    } catch (error) {
      if (!isOutdated(error)) throw error
      acknowledgedVersion.current = await version()
      throw new ApiError(412, words.changedMeanwhile, { cause: error })
    }
  }
}
