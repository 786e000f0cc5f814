import type { ReportRow } from './reports/repository'

type ThingRow = Pick<ReportRow, 'thingKind' | 'thingId' | 'parentId'>

export const presentThing = ({ thingKind, thingId, parentId }: ThingRow) => ({
  kind: thingKind,
  id: thingId,
  parentId,
})
