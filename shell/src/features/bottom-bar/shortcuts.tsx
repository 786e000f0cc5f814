import { matchRoute, type Registry } from '@bucketeer/platform/runtime'
import type { User } from '@bucketeer/shared-auth'
import { BookIcon, CheckIcon, MountainIcon, PersonAvatar, styled } from '@bucketeer/shared-ui'
import GlobalStyles from '@mui/material/GlobalStyles'
import { Link, useLocation } from 'react-router-dom'
import { NewMenu, type NewThing } from './new-menu'
import { words } from './words'

/** A bucket in the style of the other icons, which have none. */
const bucketIcon = (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 10h16l-1.7 9.3a2 2 0 0 1-2 1.7H7.7a2 2 0 0 1-2-1.7z" />
    <path d="M5 10a7 7 0 0 1 14 0" />
  </svg>
)
const kickIcon = <MountainIcon size={22} />
const journalIcon = <BookIcon size={22} />

interface BottomBarItem extends NewThing {
  /** Path of the section whose pages mark the item as current. */
  section: string
}

/**
 * Returns the items before and after the button in the middle, and those of its menu, whose pages some remote that is on
 * provides.
 */
function bottomBarItems({ remotes }: Pick<Registry, 'remotes'>) {
  const before: BottomBarItem[] = [
    { icon: bucketIcon, label: words.buckets, to: '/buckets', section: '/buckets' },
    { icon: kickIcon, label: words.kicks, to: '/kicks', section: '/kicks' },
  ]
  const after: BottomBarItem[] = [
    { icon: journalIcon, label: words.journals, to: '/journal/private', section: '/journal' },
  ]
  const newThings: NewThing[] = [
    { icon: kickIcon, label: words.createKick, to: '/kicks/create' },
    { icon: bucketIcon, label: words.createBucket, to: '/buckets/create' },
    { icon: journalIcon, label: words.createJournal, to: '/journal/create' },
    { icon: <CheckIcon size={22} />, label: words.addEntry, to: '/log#add' },
  ]
  const routes = remotes.filter(({ isOff }) => !isOff).flatMap((remote) => remote.routes)
  const isServed = ({ to }: { to: string }) => matchRoute(routes, to.replace(/#.*/, '')) !== undefined
  return {
    before: before.filter(isServed),
    after: after.filter(isServed),
    newThings: newThings.filter(isServed),
  }
}

/** Returns the `aria-current` of an item: the page itself, or another page of its section. */
function currentOf({ to, section }: BottomBarItem, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return pathname === section || pathname.startsWith(`${section}/`) ? 'true' : undefined
}

/** Pages, toasts and sticky bars keep clear of the bar by this variable, which is missing without the bar. */
const roomForBar = (
  <GlobalStyles
    styles={{
      '@media screen': {
        ':root': {
          '--bottom-bar-height': 'calc(60px + env(safe-area-inset-bottom, 0px))',
          scrollPaddingBottom: 'calc(var(--bottom-bar-height) + 8px)',
        },
      },
    }}
  />
)

const typing =
  ':is(input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea):focus'

const Bar = styled('nav')(({ theme }) => ({
  viewTransitionName: 'bottom-bar',
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  boxSizing: 'border-box',
  height: 'var(--bottom-bar-height)',
  paddingBottom: 'env(safe-area-inset-bottom, 0px)',
  backgroundColor: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // Some on-screen keyboards would lift the bar over the field. It comes back late, or the tap that ends the typing
  // would hit it.
  transition: 'visibility 0s 300ms',
  '@media (pointer: coarse)': {
    [`body:has(${typing}) &`]: { visibility: 'hidden', transition: 'none' },
  },
  '@media print': { display: 'none' },
}))
const Items = styled('ul')({
  display: 'flex',
  height: '100%',
  maxWidth: 480,
  margin: '0 auto',
  padding: '0 4px',
  listStyle: 'none',
  // As wide as the labels need, which differ between languages. Without room for all of them they are cut.
  '& > li': { flex: '1 1 auto', minWidth: 0 },
})

const ItemLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  height: '100%',
  fontSize: '0.875rem',
  lineHeight: 1.2,
  fontWeight: 500,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:focus-visible': { outlineOffset: -3, borderRadius: 12 },
  '&[aria-current]': { color: theme.vars.palette.secondary.main, fontWeight: 700 },
  '&[aria-current] > :first-of-type': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 16%, transparent)`,
  },
}))
const Pill = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 28,
  borderRadius: 14,
})
const Label = styled('span')({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' })

const Item = (item: BottomBarItem) => (
  <li>
    <ItemLink to={item.to} aria-current={currentOf(item, useLocation().pathname)}>
      <Pill>{item.icon}</Pill>
      <Label>{item.label}</Label>
    </ItemLink>
  </li>
)

export interface ShortcutsProps {
  registry: Registry
  user: User
}

/** The bar with its links and the menu of what members create. */
export function Shortcuts({ registry, user }: ShortcutsProps) {
  const { before, after, newThings } = bottomBarItems(registry)
  const profile = `/user/${user._id}`
  const picture = <PersonAvatar userName={user.userName} picture={user.profilePicture} size={24} />
  const you = { icon: picture, label: words.you, to: profile, section: profile }
  return (
    <>
      {roomForBar}
      <Bar aria-label={words.label}>
        <Items>
          {before.map((item) => (
            <Item key={item.to} {...item} />
          ))}
          {newThings.length > 0 && <NewMenu things={newThings} />}
          {[...after, you].map((item) => (
            <Item key={item.to} {...item} />
          ))}
        </Items>
      </Bar>
    </>
  )
}
