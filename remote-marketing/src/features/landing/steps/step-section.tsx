import { ArrowRightIcon, LinkButton, styled } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { PageSection } from '../../../components/page-section'
import { SectionHeading } from '../../../components/section-heading'
import { words } from '../words'
import { StepEntry } from './step-entry'
import { steps } from './steps'

const StepList = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: theme.spacing(4),
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: theme.spacing(4) },
}))

export function StepSection() {
  const id = useId()
  return (
    <PageSection labelledBy={id} ground="sand">
      <SectionHeading id={id} title={words.steps.title} />
      <StepList role="list">
        {steps.map((step, index) => (
          <StepEntry key={step.name} {...step} number={index + 1} />
        ))}
      </StepList>
      <LinkButton to="/journey" endIcon={<ArrowRightIcon size={18} />} sx={{ marginTop: 4, marginLeft: -1 }}>
        {words.steps.more}
      </LinkButton>
    </PageSection>
  )
}
