import { arrowStep, styled, useUrlQuery } from '@bucketeer/shared-ui'
import { type KeyboardEvent, useRef } from 'react'
import { words } from './words'

/** The tabs of the user's own profile, in their order. */
const profileTabs = ['overview', 'liked', 'favourites', 'kicks'] as const
type ProfileTab = (typeof profileTabs)[number]
export type KickListName = Exclude<ProfileTab, 'overview'>

/** Returns the tab that the URL names, and a function that opens another one. Back leaves the profile. */
export function useProfileTab() {
  const { search, replace } = useUrlQuery<'tab'>()
  const named = search.get('tab')
  const tab = profileTabs.find((each) => each === named) ?? 'overview'
  const open = (next: ProfileTab) => replace(next === 'overview' ? {} : { tab: next })
  return { tab, open }
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { '& > button': { flexGrow: 1, paddingInline: theme.spacing(0.75) } },
}))
const Tab = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  minHeight: 48,
  padding: theme.spacing(0, 2),
  border: 0,
  borderBottom: '3px solid transparent',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  color: theme.vars.palette.text.secondary,
  backgroundColor: 'transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -3, borderRadius: 8 },
  '&[aria-selected=true]': {
    color: theme.vars.palette.secondary.main,
    borderBottomColor: theme.vars.palette.secondary.main,
  },
}))

/** Returns the index of the tab to which a key leads; undefined for other keys. */
function targetOf(key: string, at: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return profileTabs.length - 1
  const step = arrowStep(key)
  return step === 0 ? undefined : (at + step + profileTabs.length) % profileTabs.length
}

interface TabBarProps {
  tab: ProfileTab
  /** Id of the panel. The tab's own id is `<panelId>-<tab>`. */
  panelId: string
  onOpen(tab: ProfileTab): void
}

/** The tabs of the user's own profile: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. */
export function TabBar({ tab, panelId, onOpen }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = targetOf(event.key, profileTabs.indexOf(tab))
    const next = at === undefined || event.altKey || event.metaKey ? undefined : profileTabs[at]
    if (at === undefined || next === undefined) return
    event.preventDefault()
    onOpen(next)
    const button = bar.current?.children[at]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <Bar ref={bar} role="tablist" aria-label={words.tabs.label} onKeyDown={onKeyDown}>
      {profileTabs.map((each) => (
        <Tab
          key={each}
          id={`${panelId}-${each}`}
          type="button"
          role="tab"
          aria-selected={each === tab}
          aria-controls={each === tab ? panelId : undefined}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onOpen(each)}
        >
          {words.tabs[each]}
        </Tab>
      ))}
    </Bar>
  )
}
