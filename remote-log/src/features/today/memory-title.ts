import type { LogEntry } from '../../log/entry'
import { words } from './words'

interface ShownMemories {
  kind: 'day' | 'week' | null
  entries: readonly Pick<LogEntry, 'on'>[]
}

/** 'On this day', or 'This week, 2 years ago' when all of it was in one year. */
export const memoryTitle = ({ kind, entries }: ShownMemories, thisYear = new Date().getFullYear()) => {
  if (kind !== 'week') return words.cards.onThisDay
  const years = new Set(entries.map(({ on }) => Number(on?.slice(0, 4))))
  const [year] = years
  return years.size === 1 && year ? words.weekOf(thisYear - year) : words.week
}
