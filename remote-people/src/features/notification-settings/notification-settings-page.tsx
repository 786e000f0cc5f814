import type { Schemas } from '@bucketeer/shared-auth'
import { ErrorBanner, PageFrame, RetryBanner, RowsSkeleton, SecondaryText, Stack } from '@bucketeer/shared-ui'
import { Checkbox, FormControlLabel } from '@bucketeer/shared-ui/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsKey } from '../../notifications/notification-calls'
import { request } from '../../request'
import { words } from './words'

type Choices = Schemas['NotificationSettingsChange']

const kinds = ['comment', 'reply', 'like', 'done', 'follow'] as const

/** Changes settings, one request after another. */
function useSettingsChange() {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: 'notification settings' },
    mutationFn: (body: Choices) => request('put', '/api/notification/settings', { body }),
    onSuccess: async (settings) => {
      // A response of an earlier query would bring the former choice back.
      await cache.cancelQueries({ queryKey: settingsKey })
      cache.setQueryData(settingsKey, settings)
    },
  })
}

/** /notifications/settings */
export default function NotificationSettingsPage() {
  const query = useQuery(request.query(settingsKey, '/api/notification/settings', {}))
  const change = useSettingsChange()
  // In state, because the cache and the mutation render after the event, when React has reset the box.
  const [unsaved, setUnsaved] = useState<Choices>({})
  const settings = query.data && { ...query.data, ...unsaved }
  const choose = (choice: Choices) => {
    setUnsaved((choices) => ({ ...choices, ...choice }))
    // Only the last of several calls runs its callback.
    change.mutate(choice, { onSettled: () => setUnsaved({}) })
  }
  return (
    <PageFrame title={words.heading} intro={words.intro} back={{ to: '/notifications', label: words.back }}>
      <RetryBanner title={words.couldNotGet} error={query.error} onRetry={() => void query.refetch()} />
      {query.isPending && (
        <div role="status" aria-label={words.loading}>
          <RowsSkeleton />
        </div>
      )}
      {settings && (
        <Stack role="group" aria-label={words.legend} sx={{ alignItems: 'flex-start' }}>
          {kinds.map((kind) => (
            <FormControlLabel
              key={kind}
              label={words.kinds[kind]}
              control={
                <Checkbox checked={settings[kind]} onChange={(_event, isOn) => choose({ [kind]: isOn })} />
              }
            />
          ))}
        </Stack>
      )}
      <SecondaryText role="status" sx={{ minHeight: 24, marginTop: 1 }}>
        {change.isPending && words.saving}
        {change.isSuccess && words.saved}
      </SecondaryText>
      <ErrorBanner title={words.couldNotSave} error={change.error} />
    </PageFrame>
  )
}
