import webpack from 'webpack'
import type { Route } from '../../contract/remote-json'
import { PrerenderPlugin } from './prerender-plugin'

const part = { name: 'kicks', folder: '/nowhere' }
const applyTo = (routes: Route[]) =>
  new PrerenderPlugin({ part, version: '1.0.0', routes, pages: '' }).apply(webpack({}))

test.each<Route>([
  { path: '/kicks', access: 'protected', prerender: true },
  { path: '/kicks/:kickId', access: 'public', prerender: true },
])('a route that is not one public page cannot be prerendered: %j', (route) => {
  expect(() => applyTo([route])).toThrow(
    `kicks: ${route.path} cannot be prerendered, since it is not one public page.`,
  )
})

test('others can', () => {
  expect(() => applyTo([{ path: '/kicks', access: 'public', prerender: true }])).not.toThrow()
})
