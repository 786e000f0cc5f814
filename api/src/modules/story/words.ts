import { sentence } from '@bucketeer/host/server'

export { noSuchKick } from '../kick/words'
export const noSuchStory = sentence('story.missing', 'We could not find this Story.')
export const notYourStory = sentence('story.not-yours', 'We could not find this Story among yours.')
export const outdatedStory = sentence(
  'story.outdated',
  'This Story was changed in the meantime. Reload it, then make your change again.',
)
export const pictureNeeded = sentence('story.no-picture', 'A Story needs a picture.')
export const notYourJournal = sentence('journal.not-yours', 'We could not find this Journal among yours.')
export const otherJournal = sentence(
  'story.other-journal',
  'The Journal in the request is not the one in the address.',
)
export const notInJournal = sentence('story.not-in-journal', 'We could not find this Story in this Journal.')
