import { isolate } from '@bucketeer/shared-ui'

export const words = {
  done: (times: number) => (times === 1 ? 'Done' : `Done · ${times} times`),
  doing: 'On it',
  didIt: 'I did it',
  didItNamed: (name: string) => `I did it: ${isolate(name)}`,
  addDetails: 'Add details',
  addDetailsNamed: (name: string) => `Add details: ${isolate(name)}`,
  couldNotSave: (name: string) => `Could not save “${isolate(name)}”`,
} as const
