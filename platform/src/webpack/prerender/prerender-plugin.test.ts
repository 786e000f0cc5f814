import webpack from 'webpack'
import type { Route } from '../../contract/remote-json'
import { PrerenderPlugin } from './prerender-plugin'

const part = { name: 'kicks', folder: '/nowhere' }
const applyTo = (routes: Route[]) =>
  new PrerenderPlugin({ part, routes, pages: '', sources: [] }).apply(webpack({}))

test('refuses to prerender a route with parameters', () => {
  expect(() => applyTo([{ path: '/kicks/:kickId', access: 'public', prerender: true }])).toThrow(
    'kicks: /kicks/:kickId cannot be prerendered, because it has parameters.',
  )
})

test.each<Route['access']>(['public', 'protected'])('accepts a %s route without parameters', (access) => {
  expect(() => applyTo([{ path: '/kicks', access, prerender: true }])).not.toThrow()
})
