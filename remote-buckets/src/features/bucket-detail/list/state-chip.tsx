import { CheckIcon, Chip } from '@bucketeer/shared-ui'
import { words } from '../words'
import type { KickState } from './states-of'

const colors = { done: 'success.main', doing: 'info.main', wish: 'text.secondary' } as const

/** Whether the viewer did a Kick or is on it. */
export const StateChip = ({ state }: { state: KickState }) => (
  <Chip
    size="small"
    variant="outlined"
    label={words.states[state]}
    {...(state === 'done' && { icon: <CheckIcon size={14} color="currentColor" /> })}
    sx={{ color: colors[state], borderColor: 'currentColor', '& .MuiChip-icon': { color: 'inherit' } }}
  />
)
