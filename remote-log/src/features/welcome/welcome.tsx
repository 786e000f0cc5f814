import { useAuth, type User } from '@bucketeer/shared-auth'
import { ErrorBanner, RetryBanner, type SlotProps, Stack } from '@bucketeer/shared-ui'
import { draftOf, isText, shapeOf } from '@bucketeer/shared-ui/forms'
import { useQueryClient } from '@tanstack/react-query'
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

interface Progress {
  step: Step
  /** The name of the Bucket for the wishes. */
  bucketName: string
}

const isProgress = shapeOf<Progress>({ step: isStep, bucketName: isText })

/** Returns the user's current step. This device keeps it; others derive it from what they have done. */
function useProgress(owner: string, taken: LogSettings['steps']) {
  const [draft] = useState(() => draftOf({ name: 'welcome', owner, path: null, isValues: isProgress }))
  const [progress, setProgress] = useState(
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

/** Saves that the first run has ended, then calls `onEnded`. */
function useEnding() {
  const cache = useQueryClient()
  const [isEnding, setEnding] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const end = async (change: Parameters<typeof updateSettings>[0], onEnded: () => void) => {
    if (isEnding) return
    setEnding(true)
    setError(null)
    try {
      const saved = await updateSettings({ ...change, welcomed: true })
      onEnded()
      cache.setQueryData(settingsKey, saved)
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(''))
      setEnding(false)
    }
  }
  return {
    isEnding,
    error,
    finish: (defaultAudience: LogSettings['defaultAudience'], onEnded: () => void) =>
      end({ defaultAudience }, onEnded),
    skip: (onEnded: () => void) => end({}, onEnded),
  }
}

function FirstSteps({ user, settings, headingLevel, destination = '/' }: FirstStepsProps) {
  const { data: buckets, error, refetch } = useNewestBuckets()
  const { step, bucketName, change, forget } = useProgress(user._id, settings.steps)
  // Empty while the user writes another one.
  const nameOrSomeday = bucketName.trim() || words.someday
  const [hasMoved, setMoved] = useState(false)
  const { isEnding, error: endingError, finish, skip } = useEnding()
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
    onSkip: () => void skip(leave),
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
          onFinish={(audience) => void finish(audience, openBucket)}
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
