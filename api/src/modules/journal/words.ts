import { type Say, sentence } from '@bucketeer/host/server'
import { isolate } from '@bucketeer/platform/text'

export const noSuchJournal = sentence('journal.missing', 'We could not find this Journal.')
export const notYourBucket = sentence('bucket.not-yours', 'We could not find this Bucket among yours.')
export const outdatedJournal = sentence(
  'journal.outdated',
  'This Journal was changed in the meantime. Reload it, then make your change again.',
)
export const contradiction = sentence(
  'journal.contradiction',
  'Visibility and audience must both be Public, or neither.',
)
export const otherStories = sentence(
  'journal.other-stories',
  'The Stories of this Journal have changed. Load it again, then order them.',
)
export const notAPhoto = sentence(
  'journal.no-such-photo',
  'This photo is in none of the Stories of this Journal.',
)

/** The preview of a Journal without a description. */
export const journalBy = (say: Say, name: string) => say('A Journal by {name}.', { name: isolate(name) })
