import { RetryBanner, Stack } from '@bucketeer/shared-ui'
import { MenuItem, TextField } from '@bucketeer/shared-ui/forms'
import { words } from '../words'
import { useKicksOnOffer } from './use-kicks-on-offer'

interface KickFieldProps {
  /** The Journal's Bucket. */
  bucketId: string | null
  /** The id of a Kick; empty for none. */
  value: string
  onChange(kickId: string): void
}

/** Selects the Kick of a Story, or none. Stays optional if the list fails to load. */
export function KickField({ bucketId, value, onChange }: KickFieldProps) {
  const { kicks, source, failure, retry } = useKicksOnOffer(bucketId)
  const isListed = value === '' || kicks.some(({ _id }) => _id === value)
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        select
        label={words.kick}
        helperText={failure ? undefined : source}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{words.noKick}</MenuItem>
        {!isListed && <MenuItem value={value}>{words.thisKick}</MenuItem>}
        {kicks.map(({ _id, name }) => (
          <MenuItem key={_id} value={_id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {failure && <RetryBanner size="small" {...failure} onRetry={retry} />}
    </Stack>
  )
}
