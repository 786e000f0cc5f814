import { sentence } from '@bucketeer/host/server'

export const thatIsYou = sentence('follow.is-you', 'This is you: follow other people.')
export const noRequest = sentence('follow.no-request', 'This person no longer asks to follow you.')
export const acceptedBefore = sentence(
  'follow.accepted-before',
  'You have accepted this request. The person follows you.',
)
export const tooManyFollows = (max: number) =>
  sentence('follow.too-many', 'You follow {max, number} people, the most. Unfollow somebody first.', { max })
