import { accountScreens } from './account-screens'
import { bucketScreens } from './bucket-screens'
import { journalScreens } from './journal-screens'
import { kickScreens } from './kick-screens'
import { profileScreens } from './profile-screens'
import type { Screen } from './screen'
import { welcomeScreens } from './welcome-screens'

/** Every screen of the site, with every way it can look. */
export const screens: Screen[] = [
  ...welcomeScreens,
  ...bucketScreens,
  ...kickScreens,
  ...journalScreens,
  ...profileScreens,
  ...accountScreens,
]

/** Whether an earlier screen of the table looks the same once all is there. */
export const isLoadedElsewhere = ({ as, path, act, name }: Screen): boolean =>
  !act && screens.find((other) => other.as === as && other.path === path && !other.act)?.name !== name

export { type SeedUsers } from './seed-users'
export { type DisplaySettings, layoutOf, applyDisplaySettings } from './display-settings'
export type { Locate, ScreenState, Screen } from './screen'
export { openTestSite, type TestSite } from './test-site'
export { allStates, visit } from './visit-screen'
