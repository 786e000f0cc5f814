import { matchRoute, type Registry } from '@bucketeer/platform/runtime'
import { words } from './words'

export type IconName = 'bucket' | 'kick' | 'journal' | 'done' | 'you'

export interface BottomBarItem {
  icon: IconName
  label: string
  to: string
  /** Path of the section whose pages mark the item as current. */
  section: string
}

const buckets: BottomBarItem = { icon: 'bucket', label: words.buckets, to: '/buckets', section: '/buckets' }
const kicks: BottomBarItem = { icon: 'kick', label: words.kicks, to: '/kicks', section: '/kicks' }
const journals: BottomBarItem = {
  icon: 'journal',
  label: words.journals,
  to: '/journal/private',
  section: '/journal',
}

export type NewThing = Pick<BottomBarItem, 'icon' | 'label' | 'to'>

const newThings: NewThing[] = [
  { icon: 'kick', label: words.createKick, to: '/kicks/create' },
  { icon: 'bucket', label: words.createBucket, to: '/buckets/create' },
  { icon: 'journal', label: words.createJournal, to: '/journal/create' },
  { icon: 'done', label: words.addEntry, to: '/log#add' },
]

/** Returns the items of the bottom bar whose pages some remote that is on provides. */
export const bottomBarItems = ({ remotes }: Pick<Registry, 'remotes'>) => {
  const routes = remotes.filter(({ isOff }) => !isOff).flatMap((remote) => remote.routes)
  const isServed = ({ to }: { to: string }) => matchRoute(routes, to.replace(/#.*/, '')) !== undefined
  return {
    before: [buckets, kicks].filter(isServed),
    after: [journals].filter(isServed),
    newThings: newThings.filter(isServed),
  }
}

/** Returns the `aria-current` of an item: the page itself, or another page of its section. */
export const currentOf = (
  { to, section }: Pick<BottomBarItem, 'to' | 'section'>,
  pathname: string,
): 'page' | 'true' | undefined => {
  if (pathname === to) return 'page'
  return pathname === section || pathname.startsWith(`${section}/`) ? 'true' : undefined
}
