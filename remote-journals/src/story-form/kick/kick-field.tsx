import { RetryBanner, Stack } from '@bucketeer/shared-ui'
import { ChoiceField } from '../../choice-field/choice-field'
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
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <ChoiceField
        label={words.kick}
        help={failure ? undefined : source}
        entries={kicks}
        value={value}
        onChange={onChange}
        words={{ none: words.noKick, chosenBefore: words.thisKick, noneFound: words.noKickFound }}
      />
      {failure && <RetryBanner size="small" {...failure} onRetry={retry} />}
    </Stack>
  )
}
