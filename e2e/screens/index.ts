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

export { type Cast } from './cast'
export { type Form, layoutOf, putInto } from './form'
export type { Find, Moment, Screen } from './screen'
export { openStage, type Stage } from './stage'
export { everyMoment, visit } from './visit'
