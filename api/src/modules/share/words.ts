import type { ShareKind } from './schemas'

/** The message for every link that does not work, whatever the reason. */
export const noSuchLink = 'This link does not work any more.'
export const passwordNeeded = 'This link needs a password.'
export const wrongPassword = 'This is not the password of this link.'

/** The creator of a Kick, for those who may not learn the name. */
export const anotherMember = 'another member'

export const notYourLink = 'We could not find this link among yours.'
export const alreadyShared = 'There is a link already. Reload the page to see it.'
export const nothingToShow =
  'A link would show nothing: others cannot see this entry or its Kick, or you let it go.'
export const notSignedIn = 'You were logged out in the meantime. Log in and try again.'
export const kindAndId = 'Send kind and id, or neither for all links.'
export const yearTooLate = (last: number) => `A link can show a year up to ${last}.`
export const expiresInPast = 'A link must expire in the future.'
export const notYours: Record<ShareKind, string> = {
  bucket: 'We could not find this Bucket among yours.',
  journal: 'We could not find this Journal among yours.',
  log: 'We could not find this entry among yours.',
  year: 'We could not find this year.',
}
