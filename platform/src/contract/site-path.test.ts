import { Value } from 'typebox/value'
import { NavItem } from './remote-json'
import { isSitePath } from './site-path'

const isTaken = (to: string) => Value.Check(NavItem, { label: 'Kicks', to, access: 'public' })

test.each(['/', '/kicks', '/journal/public', '/kicks?search=red+sea&page=2'])(
  'links to %s are accepted',
  (path) => {
    expect(isSitePath(path)).toBe(true)
    expect(isTaken(path)).toBe(true)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/kicks//evil.example',
  '/..//evil.example',
  '/%5Cevil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'kicks',
  '/kicks\n',
  '',
])('links to %j are rejected', (path) => {
  expect(isSitePath(path)).toBe(false)
  expect(isTaken(path)).toBe(false)
})
