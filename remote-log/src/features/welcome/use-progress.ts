import { draftOf, isText, shapeOf } from '@bucketeer/shared-ui/forms'
import { useEffect, useState } from 'react'
import type { LogSettings } from '../../settings/use-settings'
import { firstStep, isStep, type Step } from './steps'
import { words } from './words'

interface Progress {
  step: Step
  /** The name of the Bucket for the wishes. */
  bucketName: string
}

const isProgress = shapeOf<Progress>({ step: isStep, bucketName: isText })

/** Returns the user's current step. This tab keeps it; others derive it from what they have done. */
export const useProgress = (owner: string, taken: LogSettings['steps']) => {
  const [draft] = useState(() => draftOf({ name: 'welcome', owner, isValues: isProgress }))
  const [progress, setProgress] = useState(
    () => draft.read() ?? { step: firstStep(taken), bucketName: words.someday },
  )
  useEffect(() => void draft.write(progress), [draft, progress])
  return {
    ...progress,
    change: (part: Partial<Progress>) => setProgress((before) => ({ ...before, ...part })),
    /** Removes what this tab keeps. */
    forget: draft.clear,
  }
}
