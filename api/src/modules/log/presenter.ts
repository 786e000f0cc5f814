import { presentKick, type Reader } from '../kick/presenter'
import type { KickRow } from '../kick/repository'
import { presentCreator } from '../user/creator'
import { canSeeOwnFields } from './policy'
import type { EntryRow } from './repository'

/** @param kick undefined if it was deleted or the viewer does not see it */
export const presentEntry = (entry: EntryRow, kick: KickRow | undefined, reader: Reader) => ({
  _id: entry.id,
  kick: kick ? presentKick(kick, reader) : null,
  // Others never see an earlier name, also when the Kick was hidden from them a moment ago.
  kickName: kick?.name ?? (canSeeOwnFields(reader.viewer, entry) ? entry.kickName : ''),
  state: entry.state,
  on: entry.happenedOn,
  precision: entry.precision,
  until: entry.untilOn,
  again: entry.again,
  note: entry.note,
  audience: entry.audience,
  createdBy: presentCreator(entry.creator, reader.publicUrl),
  ...(canSeeOwnFields(reader.viewer, entry) && {
    stars: entry.stars,
    steps: entry.steps,
    with: entry.companions.map((name) => ({ name })),
  }),
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
})
