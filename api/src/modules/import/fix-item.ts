import { checkItem } from './check-item'
import type { ImportItem } from './items'
import { withGround } from './places'
import type { Fix } from './rows/repository'
import type { RowFix } from './schemas'

const set = <Value>(sent: Value | undefined, present: Value): Value => (sent === undefined ? present : sent)

/** Applies the fields that a thing of this kind has. */
function changed(item: ImportItem, { on, precision, ...sent }: RowFix): ImportItem {
  switch (item.kind) {
    case 'journal':
      return { ...item, title: set(sent.name, item.title) }
    case 'story':
      return { ...item, title: set(sent.name, item.title), happenedOn: set(on, item.happenedOn) }
    case 'entry':
      return {
        ...item,
        name: set(sent.name, item.name),
        on: set(on, item.on),
        precision: set(precision, item.precision),
        ...((on !== undefined || precision !== undefined) && { until: null }),
      }
    case 'bucket':
      return { ...item, name: set(sent.name, item.name) }
    case 'kick':
      return {
        ...item,
        name: set(sent.name, item.name),
        place: set(sent.place, item.place),
        location: set(sent.location, item.location),
        category: set(sent.category, item.category),
        ...(sent.location !== undefined && { country: null, continent: null }),
        ...(sent.country !== undefined && { country: sent.country }),
        ...(sent.continent !== undefined && { continent: sent.continent }),
      }
  }
}

/** Returns a row after a change by the person, who accepts what was proposed. */
export async function fixedRow(present: ImportItem | null, { leftOut, ...sent }: RowFix): Promise<Fix> {
  if (present === null) return { item: null, state: undefined, reason: undefined, leftOut }
  const sentItem = changed(present, sent)
  const { item, problem } = checkItem(sentItem.kind === 'kick' ? await withGround(sentItem) : sentItem)
  return { item, state: problem ? 'look' : 'new', reason: problem, leftOut }
}
