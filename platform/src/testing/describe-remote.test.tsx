/** @jest-environment jsdom */
import './jest-browser'
import { render } from '@testing-library/react'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeRemote } from './describe-remote'

const folder = mkdtempSync(join(tmpdir(), 'bucketeer-remote-'))
mkdirSync(join(folder, 'src'))
const route = { path: '/postcards', access: 'public' }
const manifest = {
  name: 'postcards',
  title: 'Postcards',
  owner: 'the postcards team',
  routes: [route],
  nav: [],
}
writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest))
writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'postcards', version: '0.1.0' }))
afterAll(() => rmSync(folder, { recursive: true }))

let nullables: unknown
const shown: unknown[] = []
const Page = () => {
  shown.push(nullables)
  return <h1>Postcards</h1>
}

describeRemote({
  sources: join(folder, 'src'),
  pages: { '/postcards': async () => ({ default: Page }) },
  auth: {
    signedIn: () => {},
    signedOut: () => {},
    stubApi: (_, options) => (nullables = options?.nullables),
    newClient: () => ({ isFetching: () => 0, clear: () => {} }),
    openSubscriptions: () => [],
    TestProviders: ({ children }) => children,
  },
  site: { renderWithSite: (ui) => render(ui), slotProps: () => undefined },
})

test('shows a page to each viewer with filled and with empty nullable fields', () => {
  expect(shown).toEqual(['filled', 'null', 'null', 'filled', 'null', 'null'])
})
