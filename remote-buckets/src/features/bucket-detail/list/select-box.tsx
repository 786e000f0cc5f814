import type { Kick } from '@bucketeer/shared-auth'
import { Checkbox } from '@bucketeer/shared-ui/forms'
import { words } from '../words'

/** Which Kicks are selected, and how to change that. */
export interface Selecting {
  ids: ReadonlySet<string>
  toggle(kickId: string): void
}

interface SelectBoxProps {
  kick: Pick<Kick, '_id' | 'name'>
  selecting: Selecting
}

/** The box that selects a Kick, above the link that covers it. */
export const SelectBox = ({ kick: { _id, name }, selecting }: SelectBoxProps) => (
  <Checkbox
    checked={selecting.ids.has(_id)}
    onChange={() => selecting.toggle(_id)}
    slotProps={{ input: { 'aria-label': words.selectKick(name) } }}
    sx={{ position: 'relative', zIndex: 1, alignSelf: 'flex-start' }}
  />
)
