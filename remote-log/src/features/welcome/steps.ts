import { oneOf } from '@bucketeer/shared-ui/forms'
import type { LogSettings } from '../../settings/use-settings'

export const steps = ['wishes', 'loved', 'done', 'way'] as const
export type Step = (typeof steps)[number]

export const isStep = oneOf(steps)

/** Returns the step to begin with in a tab that has not shown any. */
export const firstStep = ({ wishes, done }: LogSettings['steps']): Step => {
  if (!wishes) return 'wishes'
  return done ? 'way' : 'loved'
}

/** Returns the step at a distance; undefined before the first and after the last. */
export const stepFrom = (step: Step, distance: number): Step | undefined =>
  steps[steps.indexOf(step) + distance]
