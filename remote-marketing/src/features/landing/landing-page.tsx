import { useAuth } from '@bucketeer/shared-auth'
import { SiteFooter } from '../../footer/site-footer'
import { FeatureSection } from './feature-section'
import { Hero } from './hero/hero'
import { MemberHome } from './hero/member-home'
import { LogSection } from './log-section'
import { SampleKickSection } from './sample-kick-section'
import { StepSection } from './step-section'
import { TestimonialSection } from './testimonial-section'

export default function LandingPage() {
  // While it is loading there is a token, so most probably a member.
  const isMember = useAuth(({ isLoading, isLoggedIn }) => isLoading || isLoggedIn)
  return (
    <>
      {isMember ? <MemberHome /> : <Hero />}
      <FeatureSection />
      <LogSection />
      <StepSection />
      <SampleKickSection />
      <TestimonialSection />
      <SiteFooter />
    </>
  )
}
