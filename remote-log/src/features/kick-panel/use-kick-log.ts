import type { EntrySaver } from '../../sheet/entry-saver'
import { type KickState, kickStateOf, stateByServer } from './kick-state'
import { isPartial, useDoing, useKick, useKickEntries } from './use-kick-entries'
import { shown, useShownEntries } from './use-shown-entries'

const noState: KickState = { lines: [], doneCount: 0 }

/** Queries a Kick with the member's log of it. `saver` is that of the open sheet, whose changes are shown at once. */
export const useKickLog = (kickId: string, saver: EntrySaver | undefined) => {
  const { data: kick } = useKick(kickId)
  const query = useKickEntries(kickId)
  const older = useDoing(kick?.mine.doing, query.data)
  const entries = useShownEntries(query.data ?? [], saver)
  const doing = entries.find(({ state }) => state === 'doing') ?? (older.data && shown(older.data))
  const isWhole = query.data !== undefined && !isPartial(query.data)
  const byServer = kick ? stateByServer(kick.mine, doing) : noState
  return {
    kick,
    doing,
    latest: entries[0],
    state: isWhole ? kickStateOf(entries) : byServer,
    // Otherwise 'I did it' would add an entry instead of changing the one that says one is on it.
    isWaiting: !isWhole && Boolean(kick?.mine.doing) && !doing,
    error: query.error ?? older.error,
    retry: () => void (query.error ? query : older).refetch(),
  }
}
