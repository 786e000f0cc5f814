import { dateWords, daysText } from '@bucketeer/shared-ui/social'
import type { LogEntry } from './entry'

/** Returns the state of an entry with its date: 'Done in 2024', 'Done on 3–7 May 2024', 'On it, started in May 2024', 'Let go in 2023'. */
export const entryWords = (
  entry: Pick<LogEntry, 'state' | 'on' | 'precision'> & Partial<Pick<LogEntry, 'until'>>,
) => {
  const { on, until } = entry
  const when = on && until ? `on ${daysText({ on, until })}` : dateWords(entry)
  if (entry.state === 'done') return `Done ${when}`
  return entry.state === 'doing' ? `On it, started ${when}` : `Let go ${when}`
}
