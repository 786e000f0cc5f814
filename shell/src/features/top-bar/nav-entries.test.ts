import { navEntries } from './nav-entries'
import { aRemote, diaries, registry, trips } from './testing-registry'

describe('The entries of the top bar', () => {
  it('are for members everything, in the order that the remotes ask for', () => {
    expect(navEntries(registry, 'member')).toEqual([
      { kind: 'menu', id: 'trips/Trips', label: 'Trips', remote: 'trips', items: trips.items },
      { kind: 'link', id: 'pages/About', label: 'About us', to: '/about' },
      { kind: 'menu', id: 'diaries/Diaries', label: 'Diaries', remote: 'diaries', items: diaries.items },
    ])
  })

  it('are for visitors what is public, a group with one item left being a plain link', () => {
    expect(navEntries(registry, 'visitor')).toEqual([
      { kind: 'link', id: 'pages/About', label: 'About us', to: '/about' },
      { kind: 'link', id: 'diaries/Diaries', label: 'Public Diaries', to: '/diary/public' },
    ])
  })

  it('keep a place for what depends on who one is while that is not known', () => {
    expect(navEntries(registry, 'unknown')).toEqual([
      { kind: 'place', of: 'menu', id: 'trips/Trips', label: 'Trips' },
      { kind: 'link', id: 'pages/About', label: 'About us', to: '/about' },
      { kind: 'place', of: 'menu', id: 'diaries/Diaries', label: 'Diaries' },
    ])
  })

  it('keep apart two remotes that use the same word', () => {
    const twice = { remotes: [aRemote('trips', trips), aRemote('cruises', trips)] }
    expect(navEntries(twice, 'member').map(({ id }) => id)).toEqual(['trips/Trips', 'cruises/Trips'])
  })

  it('leave out links that lead to another site', () => {
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

  it('are none without remotes', () => {
    expect(navEntries({ remotes: [] }, 'member')).toEqual([])
  })
})
