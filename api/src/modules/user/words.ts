import { sentence } from '@bucketeer/host/server'

export const noUserName = sentence('user.no-name', 'Choose a username.')
export const roleName = sentence('user.role-name', 'Only moderators have such a name. Choose another one.')
export const mixedName = sentence(
  'user.mixed-name',
  'A word of this name mixes letters of several alphabets that look the same. Use one alphabet in each word.',
)
export const noTagline = sentence('user.no-tagline', 'Write a tagline.')
export const noPassword = sentence('user.no-password', 'Enter your password.')
export const emailTaken = sentence('email.taken', 'There is an account with this email already.')
export const emailTooLong = sentence('email.too-long', 'Email must be at most 254 characters long.')
export const emailUnchanged = sentence('email.unchanged', 'This is your email already.')
export const emailChangeEnded = sentence(
  'email.link-ended',
  'This link is not good any more. Please change your email once more.',
)
export const emailElsewhere = sentence(
  'user.email-elsewhere',
  'The email of an account cannot be changed here.',
)
export const wrongPassword = sentence('user.wrong-password', 'The password is wrong.')
export const otherProfile = sentence('user.other-profile', 'You can change your own profile only.')
export const otherPassword = sentence('user.other-password', 'You can change your own password only.')
export const otherEmail = sentence('user.other-email', 'You can change your own email only.')
export const otherAccount = sentence('user.other-account', 'You can delete your own account only.')
export const outdatedProfile = sentence(
  'user.outdated',
  'This profile was changed in the meantime. Reload it, then make your change again.',
)
