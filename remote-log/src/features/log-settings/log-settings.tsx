import { ErrorBanner, RetryBanner, type SlotProps, Typography } from '@bucketeer/shared-ui'
import { SettingsSection } from '@bucketeer/shared-ui/forms'
import { AudienceChoice, offeredAudiences } from '@bucketeer/shared-ui/social'
import { useState } from 'react'
import { type LogSettings as Settings, useSettings, useSettingsChange } from '../../settings/use-settings'
import { words } from './words'

/** The settings of the user's log, on the page that edits the profile. A choice saves itself. */
export default function LogSettings({ headingLevel }: SlotProps<'profile-edit.section'>) {
  const query = useSettings()
  const change = useSettingsChange()
  // In state, because the mutation renders after the event, when React has reset the radio.
  const [chosen, setChosen] = useState<Settings['defaultAudience']>(null)
  const { data: settings } = query
  if (!settings && !query.error) return null
  // Until it is chosen, only the member sees new entries.
  const saved = settings?.defaultAudience ?? 'Private'
  return (
    <SettingsSection heading={words.heading} text={words.intro} level={headingLevel} space={6}>
      <RetryBanner title={words.couldNotGet} error={query.error} onRetry={() => void query.refetch()} />
      {settings && (
        <AudienceChoice
          legend={words.audience}
          offered={offeredAudiences}
          present={saved}
          value={chosen ?? saved}
          onChange={(defaultAudience) => {
            setChosen(defaultAudience)
            change.mutate({ defaultAudience }, { onSettled: () => setChosen(null) })
          }}
        />
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: 24, marginTop: 1 }}>
        {change.isPending && words.saving}
        {change.isSuccess && words.saved}
      </Typography>
      <ErrorBanner title={words.couldNotSave} error={change.error} />
    </SettingsSection>
  )
}
