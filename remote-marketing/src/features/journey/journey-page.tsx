import { PageFrame, styled } from '@bucketeer/shared-ui'
import { SiteFooter } from '../../footer/site-footer'
import { AchieveSection, InspireSection } from './sections'
import landscape from './landscape.svg'
import { StepEntry, steps } from './steps'
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
          {steps.map((entry, index) => (
            <StepEntry key={entry.step} {...entry} number={index + 1} />
          ))}
        </StepList>
      </PageFrame>
      <InspireSection />
      <AchieveSection />
      <SiteFooter />
    </>
  )
}
