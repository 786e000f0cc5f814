import { styled } from '@bucketeer/shared-ui'
import { StepEntry } from './step-entry'
import { steps } from './steps'

const Way = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(8, 0, 0),
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { paddingTop: theme.spacing(3) },
}))

export function StepList() {
  return (
    <Way role="list">
      {steps.map((step, index) => (
        <StepEntry key={step.name} {...step} number={index + 1} />
      ))}
    </Way>
  )
}
