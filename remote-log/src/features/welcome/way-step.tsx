import { keys, useAuth, type User } from '@bucketeer/shared-auth'
import { Cover, ErrorBanner, type Way, ways } from '@bucketeer/shared-ui'
import { RadioCards } from '@bucketeer/shared-ui/forms'
import { AudienceChoice, offeredAudiences } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type LogSettings, settingsKey, useSettingsChange } from '../../settings/use-settings'
import { StepFrame, type StepProps } from './step-frame'
import { words } from './words'
import { request } from '../../request'

/** Saves the user's Way. */
function useSaveWay(userId: string) {
  const cache = useQueryClient()
  const verify = useAuth(({ verify }) => verify)
  return useMutation({
    scope: { id: 'way' },
    mutationFn: (way: Way) => request('put', '/api/user/{userId}', { params: { userId }, body: { way } }),
    onSuccess: (user) => {
      cache.setQueryData(keys.users.detail(userId), user)
      void cache.invalidateQueries({ queryKey: settingsKey })
      // Updates the user of the session.
      void verify()
    },
  })
}

const drawings = {
  'To Enjoy': <Cover name="A hammock by the lagoon" kind="Chill" />,
  'To Achieve': <Cover name="The last metres to the summit" kind="Activity" />,
  'To Enlighten': <Cover name="Under the stars" kind="Journal" />,
}
const wayOptions = () =>
  ways.map((way) => ({
    value: way,
    label: words.way.names[way],
    note: words.way.notes[way],
    drawing: drawings[way],
  }))

type Audience = NonNullable<LogSettings['defaultAudience']>

interface WayStepProps extends StepProps {
  way: User['way']
  settings: LogSettings
  isFinishing: boolean
  /** Called with the audience that is shown, which nobody may have chosen yet. */
  onFinish(audience: Audience): void
}

/** Step 4: the user's Way, and who may see what they did. */
export function WayStep({ way, settings, isFinishing, onFinish, owner, onGo, ...frame }: WayStepProps) {
  const saving = useSaveWay(owner)
  const update = useSettingsChange()
  // Shows a choice at once, and the saved one again if saving fails.
  const [chosenWay, setWay] = useState(way)
  const kept = settings.defaultAudience ?? 'Followers'
  const [audience, setAudience] = useState<Audience>(kept)
  const chooseWay = (next: Way) => {
    setWay(next)
    saving.mutate(next, { onError: () => setWay(way) })
  }
  const chooseAudience = (next: Audience) => {
    setAudience(next)
    update.mutate({ defaultAudience: next }, { onError: () => setAudience(kept) })
  }
  return (
    <StepFrame
      {...frame}
      step="way"
      title={words.way.title}
      nextLabel={words.way.finish}
      isSaving={isFinishing}
      onGo={(distance) => (distance === 1 ? onFinish(audience) : onGo(distance))}
    >
      <ErrorBanner title={words.couldNotSave} error={saving.error ?? update.error} />
      <RadioCards legend={words.way.way} options={wayOptions()} value={chosenWay} onChange={chooseWay} />
      <AudienceChoice
        legend={words.way.audience}
        offered={offeredAudiences}
        present={kept}
        value={audience}
        onChange={chooseAudience}
      />
    </StepFrame>
  )
}
