import { isRightToLeft, Markdown, paragraphsOf } from '@bucketeer/shared-ui'
import { Prose } from './prose'

/** Minimum number of characters for a drop cap. */
const longEnough = 260

/** A drop cap would tear the first letter off a word in a cursive script, such as Arabic. */
const deservesInitial = (paragraph = '') =>
  paragraph.length >= longEnough && /^\p{L}/u.test(paragraph) && !isRightToLeft(paragraph.slice(0, 2))

/** The text of a Story, which may have Markdown. */
export const StoryText = ({ text }: { text: string }) => (
  <Prose data-initial={deservesInitial(paragraphsOf(text)[0]) ? '' : undefined}>
    <Markdown text={text} headingLevel={3} />
  </Prose>
)
