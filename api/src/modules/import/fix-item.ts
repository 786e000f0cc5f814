import { checkItem } from './check-item'
import type { ImportItem } from './items'
import { withGround } from './places'
import type { RowChange } from './rows/repository'
import type { RowFix } from './schemas'

/** Applies the fields that a thing of this kind has. */
function changed(item: ImportItem, sent: RowFix): ImportItem {
  const { name: title, on: happenedOn, precision, location } = sent
  const fields = {
    ...(location !== undefined && { country: null, continent: null }),
    ...((happenedOn !== undefined || precision !== undefined) && { until: null }),
    ...sent,
    title,
    happenedOn,
  }
  const known = Object.entries(fields).filter(([name, value]) => name in item && value !== undefined)
  return { ...item, ...Object.fromEntries(known) }
}

/** Returns a row after a change by the person, who accepts what was proposed. */
export async function fixedRow(present: ImportItem, { leftOut, ...sent }: RowFix): Promise<RowChange> {
  const sentItem = changed(present, sent)
  const { item, problem } = checkItem(sentItem.kind === 'kick' ? await withGround(sentItem) : sentItem)
  return { item, state: problem ? 'look' : 'new', reason: problem ?? null, leftOut }
}
