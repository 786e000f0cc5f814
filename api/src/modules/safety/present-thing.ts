import type { ReportRow } from './reports/repository'

type ThingRow = Pick<ReportRow, 'thingKind' | 'thingId' | 'parentId' | 'journalId'>

export const presentThing = ({ thingKind, thingId, parentId, journalId }: ThingRow) => ({
  kind: thingKind,
  id: thingId,
  parentId,
  journalId,
})
