import Type from 'typebox'
import { namedObject, reference } from '@bucketeer/host/server'
import { entityFields, orNull } from '../../../contract/fields'
import { Kick } from '../../kick/schemas'
import { Creator } from '../../creator/creator'
import { LogEntry } from '../schemas'
import { yearFields } from '../years/schemas'

/** The largest number of entries that the link of a year shows. */
export const maxSharedEntries = 100

const { state, on, precision, until, again, note, photos } = LogEntry.properties

export const SharedEntry = namedObject(
  'SharedEntry',
  'An entry of a log as a link shows it: without companions and what is for its user alone. An entry with companions has no texts, unless its user shows them by the link, and other words for the name of a Kick that names one.',
  {
    ...entityFields,
    kick: Type.Object({
      _id: orNull.string({
        format: 'uuid',
        description: 'Null unless every member may see the Kick, and if its name is not shown.',
      }),
      pictures: Kick.properties.pictures,
      category: Kick.properties.category,
    }),
    kickName: Type.String(),
    state,
    on,
    precision,
    until,
    again,
    note,
    photos,
    createdBy: Creator,
  },
)

export const SharedYear = namedObject(
  'SharedYear',
  'A year of a log as a link shows it. Without companions, and without entries that are left out of memories, singly or by a name, that were let go, or whose Kick others cannot see.',
  {
    year: Type.Integer(),
    createdBy: Creator,
    ...yearFields,
    entries: Type.Array(reference(SharedEntry), {
      description: `Newest first, at most ${maxSharedEntries}.`,
    }),
    entryCount: Type.Integer({ minimum: 0, description: 'Total number of entries.' }),
  },
)
