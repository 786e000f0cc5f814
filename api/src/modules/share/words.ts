import { type Say, type Sentence, sentence } from '@bucketeer/host/server'
import { isolate } from '@bucketeer/platform/text'
import { notYourBucket } from '../journal/words'
import { notYourJournal } from '../story/words'
import type { ShareKind } from './schemas'

/** The message for every link that does not work, whatever the reason. */
export const noSuchLink = sentence('share.missing', 'This link does not work any more.')
export const passwordNeeded = sentence('share.password-needed', 'This link needs a password.')
export const wrongPassword = sentence('share.wrong-password', 'This is not the password of this link.')

/** The creator of a Kick, for those who may not learn the name. */
export const anotherMember = 'another member'

export const notYourLink = sentence('share.not-yours', 'We could not find this link among yours.')
export const alreadyShared = sentence('share.exists', 'There is a link already. Reload the page to see it.')
export const nothingToShow = sentence(
  'share.nothing-to-show',
  'A link would show nothing: others cannot see this entry or its Kick, or you let it go.',
)
export const notSignedIn = sentence(
  'share.signed-out',
  'You were logged out in the meantime. Log in and try again.',
)
export const kindAndId = sentence('share.kind-and-id', 'Send kind and id, or neither for all links.')
export const yearTooLate = (last: number) =>
  sentence('share.year-too-late', 'A link can show a year up to {last}.', { last })
export const expiresInPast = sentence('share.expires-in-past', 'A link must expire in the future.')
export const notYours: Record<ShareKind, Sentence> = {
  bucket: notYourBucket,
  journal: notYourJournal,
  log: sentence('share.not-your-entry', 'We could not find this entry among yours.'),
  year: sentence('share.no-such-year', 'We could not find this year.'),
}

// The texts of link previews.
export const bucketBy = (say: Say, name: string) => say('A Bucket by {name}.', { name: isolate(name) })
export const entryBy = (say: Say, name: string) => say('From the Log of {name}.', { name: isolate(name) })
export const entryWithOthers = (say: Say) => say('An experience with others')
export function yearOf(say: Say, owner: string, year: number) {
  const values = { name: isolate(owner), year: String(year) }
  return {
    title: say('{name}’s year {year}', values),
    description: say('What {name} did in {year}.', values),
  }
}
