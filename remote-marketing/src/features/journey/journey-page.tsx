import { PageFrame } from '@bucketeer/shared-ui'
import { SiteFooter } from '../../footer/site-footer'
import { AchieveSection } from './achieve/achieve-section'
import { InspireSection } from './inspire/inspire-section'
import { StepList } from './steps/step-list'
import { words } from './words'

const picture = {
  src: null,
  alt: '',
  cover: { name: 'The long way over the mountains', kind: 'Travel', ratio: '21/9' },
} as const

export default function JourneyPage() {
  return (
    <>
      <PageFrame title={words.title} intro={words.intro} picture={picture} wide>
        <StepList />
      </PageFrame>
      <InspireSection />
      <AchieveSection />
      <SiteFooter />
    </>
  )
}
