import type { SlotName, SlotProps } from '../slots/slot-props'

const ids = {
  bucketId: '019a0000-0000-7000-8000-000000000001',
  kickId: '019a0000-0000-7000-8000-000000000002',
  journalId: '019a0000-0000-7000-8000-000000000003',
  storyId: '019a0000-0000-7000-8000-000000000004',
  userId: '019a0000-0000-7000-8000-000000000005',
}
const { bucketId, kickId, journalId, storyId, userId } = ids
const headingLevel = 2
const author = { _id: userId, userName: 'Bessie' }
const audience = 'Public'

const examples: { [Name in SlotName]: SlotProps<Name> } = {
  'bar.member': { headingLevel },
  'landing.member': { headingLevel },
  'login.welcome': { headingLevel, destination: '/' },
  'kick.panel': { headingLevel, kickId },
  'kick.card': {
    ...{ headingLevel, kickId, bucketId, kickName: 'Swim in a fjord' },
    mine: { buckets: 1, doing: null, done: 1, lastDone: null },
  },
  'bucket.head': { headingLevel, bucketId },
  'bucket.people': { headingLevel, bucketId },
  'story.foot': { headingLevel, journalId, storyId, author, audience },
  'journal.foot': { headingLevel, journalId, author, audience },
  'profile.actions': { headingLevel, userId },
  'profile.section': { headingLevel, userId },
  'profile-edit.section': { headingLevel, userId },
}

/** Returns props as a host gives them to the pieces of a slot. */
export const slotProps = <Name extends SlotName>(name: Name): SlotProps<Name> => examples[name]
