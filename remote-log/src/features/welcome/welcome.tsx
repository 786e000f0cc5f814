import { useAuth, type User } from '@bucketeer/shared-auth'
import { ErrorBanner, RetryBanner, type SlotProps, Stack, useOnce } from '@bucketeer/shared-ui'
import { draftOf, isText, shapeOf, type ValuesOf } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type LogSettings, settingsKey, updateSettings, useSettings } from '../../settings/use-settings'
import { useNewestBuckets } from '../../wishes/own-wishes'
import { DoneStep } from './done-step'
import { LovedStep } from './loved-step'
import { firstStep, isStep, type Step, stepFrom } from './step-frame'
import { WayStep } from './way-step'
import { WishStep } from './wish-step'
import { words } from './words'

const isProgress = shapeOf({
  step: isStep,
  /** The name of the Bucket for the wishes. */
  bucketName: isText,
})

type Progress = ValuesOf<typeof isProgress>

/** Returns the user's current step. This device keeps it; others derive it from what they have done. */
function useProgress(owner: string, taken: LogSettings['steps']) {
  const [draft] = useState(() => draftOf({ name: 'welcome', owner, path: null, isValues: isProgress }))
  const [progress, setProgress] = useState<Progress>(
    () => draft.read() ?? { step: firstStep(taken), bucketName: words.someday },
  )
  useEffect(() => void draft.write(progress), [draft, progress])
  return {
    ...progress,
    change: (part: Partial<Progress>) => setProgress((before) => ({ ...before, ...part })),
    /** Removes what this device keeps. */
    forget: draft.clear,
  }
}

interface FirstStepsProps extends SlotProps<'login.welcome'> {
  user: User
  settings: LogSettings
}

interface Ending {
  defaultAudience?: LogSettings['defaultAudience']
  /** Called before the first run disappears. */
  onEnded(): void
}

/** Saves that the first run has ended. */
function useEnding() {
  const cache = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ onEnded: _, ...change }: Ending) => updateSettings({ ...change, welcomed: true }),
    onSuccess: (saved, { onEnded }) => {
      onEnded()
      cache.setQueryData(settingsKey, saved)
    },
  })
  return { isEnding: isPending, error, end: useOnce(mutateAsync) }
}

function FirstSteps({ user, settings, headingLevel, destination = '/' }: FirstStepsProps) {
  const { data: buckets, error, refetch } = useNewestBuckets()
  const { step, bucketName, change, forget } = useProgress(user._id, settings.steps)
  // Empty while the user writes another one.
  const nameOrSomeday = bucketName.trim() || words.someday
  const [hasMoved, setMoved] = useState(false)
  const { isEnding, error: endingError, end } = useEnding()
  const navigate = useNavigate()

  const go = (distance: 1 | -1) => {
    const next: Step | undefined = stepFrom(step, distance)
    if (!next) return
    setMoved(true)
    change({ step: next })
  }
  const openBucket = () => {
    const bucket = buckets?.find(({ name }) => name === nameOrSomeday) ?? buckets?.[0]
    forget()
    void navigate(bucket ? `/buckets/${bucket._id}` : '/buckets')
  }
  const leave = () => {
    forget()
    void navigate(destination, { replace: true })
  }
  const common = {
    owner: user._id,
    headingLevel,
    takesFocus: hasMoved,
    onGo: go,
    onSkip: () => end({ onEnded: leave }),
  }
  if (error && !buckets)
    return <RetryBanner title={words.wishes.couldNotGet} error={error} onRetry={() => void refetch()} />
  if (!buckets) return null
  return (
    <Stack sx={{ gap: 2 }}>
      <ErrorBanner title={words.couldNotSave} error={endingError} />
      {step === 'wishes' && (
        <WishStep
          {...common}
          buckets={buckets}
          bucketName={bucketName}
          onBucketName={(name) => change({ bucketName: name })}
        />
      )}
      {step === 'loved' && <LovedStep {...common} buckets={buckets} bucketName={nameOrSomeday} />}
      {step === 'done' && <DoneStep {...common} buckets={buckets} />}
      {step === 'way' && (
        <WayStep
          {...common}
          way={user.way}
          settings={settings}
          isFinishing={isEnding}
          onFinish={(defaultAudience) => end({ defaultAudience, onEnded: openBucket })}
        />
      )}
    </Stack>
  )
}

/** The first run on /login: four small steps, which save themselves. Shown until the user finishes or skips it. */
export default function Welcome(props: SlotProps<'login.welcome'>) {
  const { data: settings } = useSettings()
  const user = useAuth((state) => state.user)
  const isOver = settings && settings.welcomedAt !== null
  const { onMainAction } = props
  useEffect(() => {
    if (isOver !== undefined) onMainAction?.(!isOver)
  }, [isOver, onMainAction])
  if (!settings || !user || isOver) return null
  return <FirstSteps {...props} user={user} settings={settings} />
}
