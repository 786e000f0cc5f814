import { SiteFooter } from '../../footer/site-footer'
import { BeginningSection } from './beginnings/beginning-section'
import { ClosingSection } from './closing/closing-section'
import { Hero } from './hero/hero'
import { PostcardSection } from './postcards/postcard-section'

export default function StoryPage() {
  return (
    <>
      <Hero />
      <BeginningSection />
      <PostcardSection />
      <ClosingSection />
      <SiteFooter />
    </>
  )
}
