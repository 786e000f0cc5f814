import { useUrlQuery } from '@bucketeer/shared-ui'

/** The tabs of the user's own profile, in their order. */
export const profileTabs = ['overview', 'liked', 'favourites', 'kicks'] as const
export type ProfileTab = (typeof profileTabs)[number]
export type KickListName = Exclude<ProfileTab, 'overview'>

/** Returns the tab that the URL names, and a function that opens another one. Back leaves the profile. */
export const useProfileTab = () => {
  const { search, replace } = useUrlQuery<'tab'>()
  const named = search.get('tab')
  const tab = profileTabs.find((each) => each === named) ?? 'overview'
  const open = (next: ProfileTab) => replace(next === 'overview' ? {} : { tab: next })
  return { tab, open }
}
