import { dateWords, type RememberedDate } from '@bucketeer/shared-ui/social'
import type { EntryState } from '../../log/entry'
import { sinceWords } from './since-words'
import { words } from './words'

interface StateEntry extends RememberedDate {
  state: EntryState
  createdAt: string
}

/** Orders by date, newest first; unknown dates come last. */
const byDate = (one: RememberedDate, other: RememberedDate) => (other.on ?? '').localeCompare(one.on ?? '')

const doneWords = (done: readonly StateEntry[]) => {
  const [last] = done.toSorted(byDate)
  if (!last) return null
  if (done.length === 1) return words.doneOnce(dateWords(last))
  return words.doneOften(done.length, last.on === null ? null : dateWords(last))
}

export interface KickState {
  /** One text for each state of the Kick. */
  lines: string[]
  doneCount: number
}

/** Derives the state of a Kick for a member from their entries. */
export const kickStateOf = (
  entries: readonly StateEntry[],
  thisYear = new Date().getFullYear(),
): KickState => {
  const newestFirst = entries.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  const done = newestFirst.filter(({ state }) => state === 'done')
  const doing = newestFirst.find(({ state }) => state === 'doing')
  const isLetGo = newestFirst[0]?.state === 'let go'
  const lines = [
    doing && words.doing(sinceWords(doing, thisYear)),
    doneWords(done),
    isLetGo && words.letGo,
  ].filter((line) => typeof line === 'string')
  return { lines, doneCount: done.length }
}
