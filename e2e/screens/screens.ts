import { accountScreens } from './account-screens'
import { archiveScreens } from './archive-screens'
import { bucketScreens } from './bucket-screens'
import { journalScreens } from './journal-screens'
import { kickScreens } from './kick-screens'
import { logScreens } from './log-screens'
import { profileScreens } from './profile-screens'
import type { Screen } from './screen'
import { welcomeScreens } from './welcome-screens'

/** Lists every screen of the site. */
export const screens: Screen[] = [
  ...welcomeScreens,
  ...bucketScreens,
  ...kickScreens,
  ...journalScreens,
  ...logScreens,
  ...profileScreens,
  ...accountScreens,
  ...archiveScreens,
]

/** Returns whether an earlier entry of the table looks the same once it is loaded. */
export const isLoadedElsewhere = ({ as, path, action, name }: Screen): boolean =>
  !action && screens.find((other) => other.as === as && other.path === path && !other.action)?.name !== name
