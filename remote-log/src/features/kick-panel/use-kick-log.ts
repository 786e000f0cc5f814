import type { EntrySaver } from '../../sheet/entry-saver'
import { type KickSummary, kickSummaryOf, kickSummaryFromServer } from './kick-summary'
import { isPartial, useDoing, useKick, useKickEntries } from './use-kick-entries'
import { toPanelEntry, usePanelEntries } from './use-panel-entries'

const emptySummary: KickSummary = { lines: [], doneCount: 0 }

/** Queries a Kick with the member's log of it. `saver` is that of the open sheet, whose unsaved changes are included. */
export const useKickLog = (kickId: string, saver: EntrySaver | undefined) => {
  const { data: kick } = useKick(kickId)
  const query = useKickEntries(kickId)
  const older = useDoing(kick?.mine.doing, query.data)
  const entries = usePanelEntries(query.data ?? [], saver)
  const doing = entries.find(({ state }) => state === 'doing') ?? (older.data && toPanelEntry(older.data))
  const isWhole = query.data !== undefined && !isPartial(query.data)
  const fromServer = kick ? kickSummaryFromServer(kick.mine, doing) : emptySummary
  return {
    kick,
    doing,
    latest: entries[0],
    summary: isWhole ? kickSummaryOf(entries) : fromServer,
    // Otherwise 'I did it' would add an entry instead of changing the entry "On it".
    isWaiting: !isWhole && Boolean(kick?.mine.doing) && !doing,
    error: query.error ?? older.error,
    retry: () => void (query.error ? query : older).refetch(),
  }
}
