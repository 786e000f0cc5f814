import { type KeyboardEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { matchRoute, type Registry } from '@bucketeer/platform/runtime'
import { ChevronDownIcon, styled } from '@bucketeer/shared-ui'
import { moveFocus } from './move-focus'
import type { NavEntry } from './nav-entries'
import { useDismissal } from '../../menus/use-dismissal'
import { type Menus, useOpenMenu } from '../../menus/use-open-menu'
import { words } from './words'
import { BarLink } from './bar-link'
import { BarPlaceholder } from './bar-placeholder'
import { NavMenu } from './nav-menu'

interface BarEntryProps {
  entry: NavEntry
  menus: Menus
  /** Name of the current page's remote. */
  currentRemote: string | undefined
}

/** One entry of the bar on wide screens. */
const BarEntry = ({ entry, menus, currentRemote }: BarEntryProps) => {
  if (entry.kind === 'menu')
    return <NavMenu entry={entry} menus={menus} isCurrent={entry.remote === currentRemote} />
  if (entry.kind === 'link') {
    return (
      <li>
        <BarLink to={entry.to}>{entry.label}</BarLink>
      </li>
    )
  }
  return (
    <li>
      <BarPlaceholder>
        {entry.label}
        {entry.of === 'menu' && <ChevronDownIcon size={18} />}
      </BarPlaceholder>
    </li>
  )
}

const Row = styled('ul')({ display: 'flex', gap: 2, margin: 0, padding: 0, listStyle: 'none' })

const remoteAt = ({ remotes }: Registry, pathname: string) =>
  matchRoute(
    remotes.flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path }))),
    pathname,
  )?.name

/** The sections of the site in the bar on wide screens. */
export const MainNav = ({ registry, entries }: { registry: Registry; entries: NavEntry[] }) => {
  const nav = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const menus = useOpenMenu()
  useDismissal(nav, menus)
  const currentRemote = remoteAt(registry, useLocation().pathname)

  const onKeyDown = ({ key, altKey, metaKey }: KeyboardEvent) => {
    // Alt or Meta with an arrow is the browser's back and forward.
    if (altKey || metaKey) return
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return
    moveFocus(row.current, key === 'ArrowRight' ? 'next' : 'previous')
  }

  return (
    <nav ref={nav} aria-label={words.sections} onKeyDown={onKeyDown}>
      <Row ref={row}>
        {entries.map((entry) => (
          <BarEntry key={entry.id} entry={entry} menus={menus} currentRemote={currentRemote} />
        ))}
      </Row>
    </nav>
  )
}
