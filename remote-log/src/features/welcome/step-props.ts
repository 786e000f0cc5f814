import type { StepFrameProps } from './step-frame'

/** The props of each step. */
export interface StepProps extends Pick<StepFrameProps, 'headingLevel' | 'takesFocus' | 'onGo' | 'onSkip'> {
  /** The user's id. */
  owner: string
}
