import { arrowStep, styled, useUrlQuery } from '@bucketeer/shared-ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'

/** Returns the tab that the URL names, or the first, and a function that opens another one. Back leaves the page. */
export function useTab<Name extends string>(tabs: readonly [Name, ...Name[]]) {
  const { search, replace } = useUrlQuery<'tab'>()
  const named = search.get('tab')
  const tab = tabs.find((each) => each === named) ?? tabs[0]
  const open = (next: Name) => replace(next === tabs[0] ? {} : { tab: next })
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
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = arrowStep(key)
  return step === 0 ? undefined : (at + step + count) % count
}

/** Scrolls a bar that is wider than the page until a tab is within it. */
function scrollTo(bar: HTMLElement | null, index: number) {
  const tab = bar?.children[index]?.getBoundingClientRect()
  if (!bar || !tab) return
  const { left, right } = bar.getBoundingClientRect()
  bar.scrollLeft += tab.left < left ? tab.left - left : Math.max(0, tab.right - right)
}

interface TabBarProps<Name extends string> {
  /** The accessible name of the bar. */
  label: string
  tabs: readonly Name[]
  labels: Readonly<Record<Name, string>>
  tab: Name
  /** Id of the panel. The tab's own id is `<panelId>-<tab>`. */
  panelId: string
  onOpen(tab: Name): void
}

/** The tabs of a page: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. */
export function TabBar<Name extends string>(props: TabBarProps<Name>) {
  const { label, tabs, labels, tab, panelId, onOpen } = props
  const bar = useRef<HTMLDivElement>(null)
  const index = tabs.indexOf(tab)
  const shownLabels = tabs.map((each) => labels[each]).join()
  useEffect(() => scrollTo(bar.current, index), [index, shownLabels])
  const onKeyDown = (event: KeyboardEvent) => {
    const at = targetOf(event.key, index, tabs.length)
    const next = at === undefined || event.altKey || event.metaKey ? undefined : tabs[at]
    if (at === undefined || next === undefined) return
    event.preventDefault()
    onOpen(next)
    const button = bar.current?.children[at]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <Bar ref={bar} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((each) => (
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
          {labels[each]}
        </Tab>
      ))}
    </Bar>
  )
}
