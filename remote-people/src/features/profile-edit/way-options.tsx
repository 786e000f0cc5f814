import { Cover } from '@bucketeer/shared-ui'
import { type RadioCardOption } from '@bucketeer/shared-ui/forms'
import { type Way, ways } from './ways'
import { words } from './words'

/** The ways as options of radio cards. */
export const wayOptions: readonly RadioCardOption<Way>[] = ways.map(({ way, scene }) => ({
  value: way,
  label: way,
  note: words.wayNotes[way],
  drawing: <Cover {...scene} />,
}))
