import { PageFrame, styled } from '@bucketeer/shared-ui'
import { SiteFooter } from '../../footer/site-footer'
import { AchieveSection } from './achieve-section'
import landscape from './landscape.svg'
import { InspireSection } from './inspire/inspire-section'
import { StepEntry } from './steps/step-entry'
import { steps } from './steps/steps'
import { words } from './words'

const picture = { src: landscape, alt: '' }

const StepList = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(8, 0, 0),
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { paddingTop: theme.spacing(3) },
}))

export default function JourneyPage() {
  return (
    <>
      <PageFrame title={words.title} intro={words.intro} picture={picture} wide>
        <StepList role="list">
          {steps.map((step, index) => (
            <StepEntry key={step.name} {...step} number={index + 1} />
          ))}
        </StepList>
      </PageFrame>
      <InspireSection />
      <AchieveSection />
      <SiteFooter />
    </>
  )
}
