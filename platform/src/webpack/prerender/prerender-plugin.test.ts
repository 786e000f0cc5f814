import webpack from 'webpack'
import type { Route } from '../../contract/remote-json'
import { PrerenderPlugin } from './prerender-plugin'

const part = { name: 'kicks', folder: '/nowhere' }
const applyTo = (routes: Route[]) =>
  new PrerenderPlugin({ part, version: '1.0.0', routes, pages: '' }).apply(webpack({}))

test('a route that is not one page cannot be prerendered', () => {
  expect(() => applyTo([{ path: '/kicks/:kickId', access: 'public', prerender: true }])).toThrow(
    'kicks: /kicks/:kickId cannot be prerendered, since it is not one page.',
  )
})

test.each<Route['access']>(['public', 'protected'])('others can: %s', (access) => {
  expect(() => applyTo([{ path: '/kicks', access, prerender: true }])).not.toThrow()
})
