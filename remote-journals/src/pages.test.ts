import remote from '../remote.json'
import { pages } from './pages'

const paths = remote.routes.map(({ path }) => path)

test('there is a page for each route of remote.json, and no other', () => {
  expect(Object.keys(pages).sort()).toEqual([...paths].sort())
})

test.each(Object.entries(pages))('%s has a component to show', async (_path, load) => {
  const page = await load()
  expect(page.default).toBeInstanceOf(Function)
})
