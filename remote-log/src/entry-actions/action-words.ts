import { isolate } from '@bucketeer/shared-ui'

export const actionWords = {
  menu: (name: string) => `Options for ${isolate(name)}`,
  change: 'Change',
  delete: 'Delete from my Log',
  question: 'Delete this from your Log?',
  consequence: (name: string) =>
    `Your entry about “${isolate(name)}”, with its note, photos and steps, will be gone. The Kick stays.`,
  deleted: 'Deleted from your Log',
  couldNotDelete: 'Could not delete this:',
} as const
