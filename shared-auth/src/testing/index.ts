export { loadingAuth, signedIn, signedOut } from './auth-status'
export type { Answers } from './answers'
export { deferred } from './deferred'
export {
  aBucket,
  aComment,
  aJournal,
  aKick,
  aNearestPlace,
  aPlace,
  aPublicJournal,
  aStory,
  aUser,
} from './entities'
export { openSubscriptions } from './open-subscriptions'
export { stubApi } from './stub-api'
export { newClient, TestProviders, type TestProvidersProps } from './test-providers'
