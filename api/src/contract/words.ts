import { sentence } from '@bucketeer/host/server'

export const noTitle = sentence('title.none', 'Give it a title.')
export const noEmail = sentence('email.none', 'Enter your email.')
export const invalidEmail = sentence('email.invalid', 'Email must be an e-mail address.')
