import { navEntries } from './nav-entries'
import { aRemote, diaries, registry, trips } from '../../testing/registry'

describe('navEntries', () => {
  it('returns all groups to members, sorted by their order', () => {
    expect(navEntries(registry, 'member')).toEqual([
      { kind: 'menu', id: 'trips/Trips', label: 'Trips', remote: 'trips', items: trips.items },
      { kind: 'link', id: 'pages/About', label: 'About us', to: '/about' },
      { kind: 'menu', id: 'diaries/Diaries', label: 'Diaries', remote: 'diaries', items: diaries.items },
    ])
  })

  it('returns only public items to visitors, and a link for a group with one item', () => {
    expect(navEntries(registry, 'visitor')).toEqual([
      { kind: 'link', id: 'pages/About', label: 'About us', to: '/about' },
      { kind: 'link', id: 'diaries/Diaries', label: 'Public Diaries', to: '/diary/public' },
    ])
  })

  it('returns placeholders for entries of members while the session is verified', () => {
    expect(navEntries(registry, 'unknown')).toEqual([
      { kind: 'placeholder', of: 'menu', id: 'trips/Trips', label: 'Trips' },
      { kind: 'link', id: 'pages/About', label: 'About us', to: '/about' },
      { kind: 'placeholder', of: 'menu', id: 'diaries/Diaries', label: 'Diaries' },
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
      expect(navEntries({ remotes }, viewer)).toEqual([
        { kind: 'link', id: 'cruises/Cruises', label: 'Cruises', to: '/cruises' },
      ])
  })

  it('returns no entries without remotes', () => {
    expect(navEntries({ remotes: [] }, 'member')).toEqual([])
  })
})
