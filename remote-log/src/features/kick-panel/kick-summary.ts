import type { Kick } from '@bucketeer/shared-auth'
import { pageLanguage } from '@bucketeer/shared-ui'
import { dateWords, newestFirst, periodWords, type RememberedDate } from '@bucketeer/shared-ui/social'
import type { EntryState } from '../../log/entry'
import { words } from './words'

/** Says since when: 'since May', 'since summer 2024', 'since 2024'. Null if the date is unknown. */
export function sinceWords({ on, precision }: RememberedDate, thisYear: number): string | null {
  if (on === null || precision === 'unknown') return null
  // A month is exact enough.
  const period = periodWords({ on, precision: precision === 'day' ? 'month' : precision })
  // Other languages may join the year with more than a space.
  const isYearKept = precision === 'year' || pageLanguage() !== 'en'
  return words.since(isYearKept ? period : period.replace(` ${thisYear}`, ''))
}

interface StateEntry extends RememberedDate {
  state: EntryState
  createdAt: string
}

function doneWords(count: number, last: RememberedDate | null | undefined) {
  if (!last) return null
  if (count === 1) return words.doneOnce(dateWords(last))
  return words.doneOften(count, last.on === null ? null : dateWords(last))
}

const textsOf = (lines: (string | null | undefined | false)[]) =>
  lines.filter((line) => typeof line === 'string')

export interface KickSummary {
  /** One text for each state of the Kick. */
  lines: string[]
  doneCount: number
}

/** Summarises a Kick for a member from their entries. */
export function kickSummaryOf(
  entries: readonly StateEntry[],
  thisYear = new Date().getFullYear(),
): KickSummary {
  const lastCreatedFirst = entries.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  const done = lastCreatedFirst.filter(({ state }) => state === 'done')
  const doing = lastCreatedFirst.find(({ state }) => state === 'doing')
  const isLetGo = lastCreatedFirst[0]?.state === 'let go'
  const lines = textsOf([
    doing && words.doing(sinceWords(doing, thisYear)),
    doneWords(done.length, done.toSorted(newestFirst)[0]),
    isLetGo && words.letGo,
  ])
  return { lines, doneCount: done.length }
}

/** Summarises a Kick from the figures of the server, for a member whose entries are not all loaded. */
export function kickSummaryFromServer(
  mine: Kick['mine'],
  doing: RememberedDate | undefined,
  thisYear = new Date().getFullYear(),
): KickSummary {
  const isOnIt = mine.doing !== null
  const since = doing ? sinceWords(doing, thisYear) : null
  return {
    lines: textsOf([isOnIt && words.doing(since), doneWords(mine.done, mine.lastDone)]),
    doneCount: mine.done,
  }
}
