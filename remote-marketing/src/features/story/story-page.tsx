import { SiteFooter } from '../../footer/site-footer'
import { OriginSection } from './origin/origin-section'
import { ClosingSection } from './closing-section'
import { Hero } from './hero/hero'
import { PostcardSection } from './postcards/postcard-section'

export default function StoryPage() {
  return (
    <>
      <Hero />
      <OriginSection />
      <PostcardSection />
      <ClosingSection />
      <SiteFooter />
    </>
  )
}
