import cluster from 'node:cluster'
import { primary } from './primary'

/** Runs a task when its key has a turn. @throws when the task is refused */
export type TakeTurns = <T>(key: string, task: () => Promise<T>) => Promise<T>

interface Options {
  /** Identifies the limit in all processes. */
  name: string
  /** Creates the error for a refused task. */
  createError: () => Error
}

const limits = new Map<string, TakeTurns>()

/**
 * Applies a limit to all workers together: they ask the primary process, whose copy of the limit counts for all of them.
 * Without workers, returns the limit itself. Call it when a module is loaded, so that the primary process has the limit.
 */
export const shareAmongWorkers = ({ name, createError }: Options, limit: TakeTurns): TakeTurns => {
  limits.set(name, limit)
  if (!cluster.isWorker) return limit
  return async (key, task) => {
    const turn = await primary().ask('take turn', { name, key })
    if (turn === null) throw createError()
    return task().finally(() => void primary().ask('end turn', turn))
  }
}

interface Wanted {
  name: string
  key: string
}

const isWanted = (payload: unknown): payload is Wanted =>
  typeof payload === 'object' && payload !== null && 'name' in payload && 'key' in payload

/** Keeps the turns of one worker in the primary process. */
export function createTurns() {
  const ends = new Map<number, () => void>()
  let last = 0
  let hasEnded = false

  const hold = (begin: (turn: number) => void) =>
    new Promise<void>((end) => {
      // A worker may end while its task is queued.
      if (hasEnded) return end()
      last += 1
      ends.set(last, end)
      begin(last)
    })

  const take = (payload: unknown) =>
    new Promise<number | null>((resolve) => {
      const limit = isWanted(payload) ? limits.get(payload.name) : undefined
      if (!limit || !isWanted(payload)) return resolve(null)
      limit(payload.key, () => hold(resolve)).catch(() => resolve(null))
    })

  const end = (turn: unknown) => {
    if (typeof turn !== 'number') return
    ends.get(turn)?.()
    ends.delete(turn)
  }

  return {
    /** The questions of a worker. The turn is null when the task is refused. */
    handlers: { 'take turn': take, 'end turn': end },
    /** Ends the turns of a worker that has ended. */
    endAll: () => {
      hasEnded = true
      for (const turn of ends.keys()) end(turn)
    },
  }
}
