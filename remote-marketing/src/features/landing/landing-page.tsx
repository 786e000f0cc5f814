import { SiteFooter } from '../../footer/site-footer'
import { FeatureSection } from './features/feature-section'
import { Hero } from './hero/hero'
import { SampleKickSection } from './sample-kicks/sample-kick-section'
import { StepSection } from './steps/step-section'
import { TestimonialSection } from './testimonials/testimonial-section'

export default function LandingPage() {
  return (
    <>
      <Hero />
      <FeatureSection />
      <StepSection />
      <SampleKickSection />
      <TestimonialSection />
      <SiteFooter />
    </>
  )
}
