import type { Registry } from '@bucketeer/platform/runtime'
import { navEntries } from './nav-entries'
import { about, aRemote, diaries, registry, trips } from '../../testing/registry'

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
      { id: 'Trips', label: 'Trips', leadsTo: trips.items, isPlaceholder: false },
      { id: 'About', label: 'About us', leadsTo: '/about', isPlaceholder: false },
      { id: 'Diaries', label: 'Diaries', leadsTo: diaries.items, isPlaceholder: false },
    ])
  })

  it('returns only public items to visitors, and a link for a group with one item', () => {
    expect(entriesFor('visitor')).toEqual([
      { id: 'About', label: 'About us', leadsTo: '/about', isPlaceholder: false },
      { id: 'Diaries', label: 'Public Diaries', leadsTo: '/diary/public', isPlaceholder: false },
    ])
  })

  it('returns placeholders for entries of members while the session is verified', () => {
    expect(entriesFor('unknown')).toEqual([
      { id: 'Trips', label: 'Trips', leadsTo: trips.items, isPlaceholder: true },
      { id: 'About', label: 'About us', leadsTo: '/about', isPlaceholder: false },
      { id: 'Diaries', label: 'Diaries', leadsTo: diaries.items, isPlaceholder: true },
    ])
  })

  it('joins groups with the same label, and is right without either remote', () => {
    const log = aRemote('log', { ...trips, order: 20, items: trips.items.slice(0, 1) })
    const people = aRemote('people', { ...trips, order: 21, items: trips.items.slice(1) })
    const both = { remotes: [people, aRemote('pages', { ...about, order: 30 }), log] }
    const joined = { id: 'Trips', label: 'Trips', leadsTo: trips.items, isPlaceholder: false }
    expect(entriesFor('member', both)[0]).toEqual(joined)
    expect(entriesFor('unknown', both)[0]).toEqual({ ...joined, isPlaceholder: true })
    expect(navEntries(both, 'member').map(({ id }) => id)).toEqual(['Trips', 'About'])
    expect(entriesFor('member', { remotes: [people] })).toEqual([
      { id: 'Trips', label: 'Plan a Trip', leadsTo: '/trips/plan', isPlaceholder: false },
    ])
  })

  it('omits links to other sites', () => {
    const links = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/cruises']
    const items = links.map((to) => ({ label: 'Cruises', to, access: 'public' as const }))
    const remotes = [
      aRemote('cruises', { label: 'Cruises', order: 1, items }, { ...trips, items: items.slice(0, 1) }),
    ]
    for (const viewer of ['visitor', 'member', 'unknown'] as const)
      expect(entriesFor(viewer, { remotes })).toEqual([
        { id: 'Cruises', label: 'Cruises', leadsTo: '/cruises', isPlaceholder: false },
      ])
  })

  it('returns no entries without remotes', () => {
    expect(navEntries({ remotes: [] }, 'member')).toEqual([])
  })
})
