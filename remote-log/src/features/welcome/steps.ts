import type { LogSettings } from '../../settings/use-settings'

export const steps = ['wishes', 'loved', 'done', 'way'] as const
export type Step = (typeof steps)[number]

export const isStep = (value: unknown): value is Step => steps.some((step) => step === value)

/** Returns the step to begin with in a tab that has not shown any. */
export const firstStep = ({ wishes, done }: LogSettings['steps']): Step => {
  if (!wishes) return 'wishes'
  return done ? 'way' : 'loved'
}

/** Returns the step at a distance; undefined before the first and after the last. */
export const stepFrom = (step: Step, distance: number): Step | undefined =>
  steps[steps.indexOf(step) + distance]
