import { useRef } from 'react'
import { ApiError } from './api/api-error'
import type { ChangeOptions } from './api/request'
import { words } from './words'

interface ChangeCalls<Fields, Entity> {
  update(fields: Fields, options: ChangeOptions): Promise<Entity>
  /** The `updatedAt` that it has now. */
  version(): Promise<string | undefined>
}

const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 412

/**
 * Saves a form over the version that it was filled with, and over no other. When somebody changed that meanwhile, the
 * save fails with an ApiError that says so; to save once more is then on purpose, and goes over the newest version.
 * @returns a function for a mutation; it takes the fields and the `updatedAt` of what the form was filled with
 */
export const useChange = <Fields, Entity>({ update, version }: ChangeCalls<Fields, Entity>) => {
  const told = useRef<string>(undefined)
  return async (fields: Fields, startedFrom: string | undefined): Promise<Entity> => {
    try {
      return await update(fields, { ifMatch: told.current ?? startedFrom })
    } catch (error) {
      if (!isOutdated(error)) throw error
      told.current = await version()
      throw new ApiError(412, words.changedMeanwhile, { cause: error })
    }
  }
}
