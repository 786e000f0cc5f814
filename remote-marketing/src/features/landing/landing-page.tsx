import { useAuth } from '@bucketeer/shared-auth'
import { Slot } from '@bucketeer/shared-ui'
import { PageColumn } from '../../components/page-column'
import { SiteFooter } from '../../footer/site-footer'
import { FeatureSection } from './features/feature-section'
import { Hero } from './hero/hero'
import { SampleKickSection } from './sample-kicks/sample-kick-section'
import { StepSection } from './steps/step-section'
import { TestimonialSection } from './testimonials/testimonial-section'

export default function LandingPage() {
  const isLoggedIn = useAuth((state) => state.isLoggedIn)
  return (
    <>
      <Hero />
      {isLoggedIn && (
        <PageColumn>
          <Slot name="landing.member" />
        </PageColumn>
      )}
      <FeatureSection />
      <StepSection />
      <SampleKickSection />
      <TestimonialSection />
      <SiteFooter />
    </>
  )
}
