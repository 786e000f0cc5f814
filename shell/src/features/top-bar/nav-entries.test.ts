import type { Registry } from '@bucketeer/platform/runtime'
import { navEntries } from './nav-entries'
import { aRemote, diaries, registry, trips } from '../../testing/registry'

/** Returns the pages of links, and the items of menus. */
const entriesFor = (viewer: Parameters<typeof navEntries>[1], from: Pick<Registry, 'remotes'> = registry) =>
  navEntries(from, viewer).map(({ id, label, to, items, isPlaceholder }) => ({
    id,
    label,
    leadsTo: to ?? items,
    isPlaceholder,
  }))

describe('navEntries', () => {
  it('returns all groups to members, sorted by their order', () => {
    expect(entriesFor('member')).toEqual([
      { id: 'trips/Trips', label: 'Trips', leadsTo: trips.items, isPlaceholder: false },
      { id: 'pages/About', label: 'About us', leadsTo: '/about', isPlaceholder: false },
      { id: 'diaries/Diaries', label: 'Diaries', leadsTo: diaries.items, isPlaceholder: false },
    ])
    expect(navEntries(registry, 'member').map(({ remote }) => remote)).toEqual(['trips', 'pages', 'diaries'])
  })

  it('returns only public items to visitors, and a link for a group with one item', () => {
    expect(entriesFor('visitor')).toEqual([
      { id: 'pages/About', label: 'About us', leadsTo: '/about', isPlaceholder: false },
      { id: 'diaries/Diaries', label: 'Public Diaries', leadsTo: '/diary/public', isPlaceholder: false },
    ])
  })

  it('returns placeholders for entries of members while the session is verified', () => {
    expect(entriesFor('unknown')).toEqual([
      { id: 'trips/Trips', label: 'Trips', leadsTo: trips.items, isPlaceholder: true },
      { id: 'pages/About', label: 'About us', leadsTo: '/about', isPlaceholder: false },
      { id: 'diaries/Diaries', label: 'Diaries', leadsTo: diaries.items, isPlaceholder: true },
    ])
  })

  it('returns different ids for equal labels of two remotes', () => {
    const twice = { remotes: [aRemote('trips', trips), aRemote('cruises', trips)] }
    expect(navEntries(twice, 'member').map(({ id }) => id)).toEqual(['trips/Trips', 'cruises/Trips'])
  })

  it('omits links to other sites', () => {
    const links = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/cruises']
    const items = links.map((to) => ({ label: 'Cruises', to, access: 'public' as const }))
    const remotes = [
      aRemote('cruises', { label: 'Cruises', order: 1, items }, { ...trips, items: items.slice(0, 1) }),
    ]
    for (const viewer of ['visitor', 'member', 'unknown'] as const)
      expect(entriesFor(viewer, { remotes })).toEqual([
        { id: 'cruises/Cruises', label: 'Cruises', leadsTo: '/cruises', isPlaceholder: false },
      ])
  })

  it('returns no entries without remotes', () => {
    expect(navEntries({ remotes: [] }, 'member')).toEqual([])
  })
})
