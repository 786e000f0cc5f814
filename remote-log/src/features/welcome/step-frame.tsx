import { Button, type HeadingLevel, SecondaryText, Stack, Typography } from '@bucketeer/shared-ui'
import { oneOf } from '@bucketeer/shared-ui/forms'
import { type ReactNode, useEffect, useRef } from 'react'
import type { LogSettings } from '../../settings/use-settings'
import { words } from './words'

const steps = ['wishes', 'loved', 'done', 'way'] as const
export type Step = (typeof steps)[number]

export const isStep = oneOf(steps)

/** Returns the step to begin with in a tab that has not shown any. */
export function firstStep({ wishes, done }: LogSettings['steps']): Step {
  if (!wishes) return 'wishes'
  return done ? 'way' : 'loved'
}

/** Returns the step at a distance; undefined before the first and after the last. */
export const stepFrom = (step: Step, distance: number): Step | undefined =>
  steps[steps.indexOf(step) + distance]

interface StepFrameProps {
  step: Step
  headingLevel: HeadingLevel
  title: string
  intro?: string
  /** Whether the user came from another step, so that the heading gets the focus. */
  takesFocus: boolean
  isSaving?: boolean
  nextLabel?: string
  /** Called with the distance to the step to show. */
  onGo(distance: 1 | -1): void
  onSkip(): void
  children: ReactNode
}

/** A step of the first run, with the buttons that lead to the others. */
export function StepFrame({ step, headingLevel, title, intro, takesFocus, ...rest }: StepFrameProps) {
  const { isSaving = false, nextLabel = words.next, onGo, onSkip, children } = rest
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Stack component="section" aria-labelledby={`welcome-${step}`} sx={{ gap: 2 }}>
      <Stack sx={{ gap: 0.5 }}>
        <Typography
          id={`welcome-${step}`}
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component={`h${headingLevel}`}
          sx={{ outline: 'none', scrollMarginTop: 'calc(var(--top-bar-height, 64px) + 24px)' }}
        >
          {title}
        </Typography>
        <SecondaryText>
          {words.step(steps.indexOf(step) + 1, steps.length)}
          {intro && ` · ${intro}`}
        </SecondaryText>
      </Stack>
      {children}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" loading={isSaving} onClick={() => onGo(1)}>
          {nextLabel}
        </Button>
        {stepFrom(step, -1) && (
          <Button color="inherit" onClick={() => onGo(-1)}>
            {words.back}
          </Button>
        )}
        <Button color="inherit" onClick={onSkip} sx={{ marginLeft: 'auto', color: 'text.secondary' }}>
          {words.skip}
        </Button>
      </Stack>
    </Stack>
  )
}

/** The props of each step. */
export interface StepProps extends Pick<StepFrameProps, 'headingLevel' | 'takesFocus' | 'onGo' | 'onSkip'> {
  /** The user's id. */
  owner: string
}
