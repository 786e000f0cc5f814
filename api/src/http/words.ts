import { sentence } from '@bucketeer/host/server'

export const stopping = sentence('server.stopping', 'We are restarting. Please try again in a moment.')
export const overloaded = sentence(
  'server.overloaded',
  'So many people are here that we cannot keep up. Please try again in a moment.',
)
export const tooManyOpen = sentence(
  'limit.open-requests',
  'Too many requests from your network are open at once. Please try again in a moment.',
)
export const tooManyLongAnswers = sentence(
  'limit.long-answers',
  'You are loading this several times at once. Please try again in a moment.',
)
export const fileUnavailable = sentence('file.unavailable', 'This file is not available right now.')
export const unstorableText = sentence(
  'request.unstorable-text',
  'A text has a character that cannot be stored.',
)
export const invalidContent = sentence('request.invalid', 'What was sent is not valid.')
export const lateRequest = sentence('request.late', 'The request did not arrive in time. Please try again.')
export const largeHeaders = sentence('request.large-headers', 'The headers of this request are too large.')
export const malformedRequest = sentence('request.malformed', 'This request is not valid HTTP.')
