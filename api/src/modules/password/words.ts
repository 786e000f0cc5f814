import { sentence } from '@bucketeer/host/server'

export const busy = sentence(
  'password.busy',
  'Many people are logging in right now. Please try again in a moment.',
)
export const noNewPassword = sentence('password.none', 'Choose a password.')
export const commonPassword = sentence(
  'password.common',
  'This Password is one of the most common ones. Please choose another.',
)
