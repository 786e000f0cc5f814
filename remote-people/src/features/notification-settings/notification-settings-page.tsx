import type { Schemas } from '@bucketeer/shared-auth'
import { ErrorBanner, PageFrame, RetryBanner, Skeleton, Stack, Typography } from '@bucketeer/shared-ui'
import { Checkbox, FormControlLabel } from '@bucketeer/shared-ui/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { settingsKey } from '../../notifications/notification-calls'
import { request } from '../../request'
import { words } from './words'

const kinds = ['comment', 'reply', 'like', 'done', 'follow'] as const

const useSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => request('get', '/api/notification/settings', { signal }),
  })

/** Changes settings, one request after another. */
function useSettingsChange() {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: 'notification settings' },
    mutationFn: (body: Schemas['NotificationSettingsChange']) =>
      request('put', '/api/notification/settings', { body }),
    onSuccess: (settings) => void cache.setQueryData(settingsKey, settings),
  })
}

const OnTheirWay = () => (
  <Stack role="status" aria-label={words.loading} sx={{ gap: 1 }}>
    {kinds.map((kind) => (
      <Skeleton key={kind} width="60%" height={40} />
    ))}
  </Stack>
)

/** /notifications/settings */
export default function NotificationSettingsPage() {
  const query = useSettings()
  const change = useSettingsChange()
  const settings = query.data && { ...query.data, ...(change.isPending && change.variables) }
  return (
    <PageFrame title={words.heading} intro={words.intro} back={{ to: '/notifications', label: words.back }}>
      <RetryBanner title={words.couldNotGet} error={query.error} onRetry={() => void query.refetch()} />
      {query.isPending && <OnTheirWay />}
      {settings && (
        <Stack role="group" aria-label={words.legend} sx={{ alignItems: 'flex-start' }}>
          {kinds.map((kind) => (
            <FormControlLabel
              key={kind}
              label={words.kinds[kind]}
              control={
                <Checkbox
                  checked={settings[kind]}
                  onChange={(_event, isOn) => change.mutate({ [kind]: isOn })}
                />
              }
            />
          ))}
        </Stack>
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: 24, marginTop: 1 }}>
        {change.isPending && words.saving}
        {change.isSuccess && words.saved}
      </Typography>
      <ErrorBanner title={words.couldNotSave} error={change.error} />
    </PageFrame>
  )
}
