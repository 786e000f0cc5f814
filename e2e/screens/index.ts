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
  ...accountScreens,
  ...bucketScreens,
  ...kickScreens,
  ...journalScreens,
  ...profileScreens,
]

export { type Cast } from './cast'
export type { Find, Moment, Screen } from './screen'
export { openStage, type Stage } from './stage'
export { visit } from './visit'
