import { lockedPackages } from './source-hash'

const lockFile = (more: object = {}) =>
  JSON.stringify({
    packages: { '': { name: 'bucketeer' }, 'node_modules/react': { version: '19.3.1' }, ...more },
  })
const newRemote = {
  'node_modules/@bucketeer/remote-postcards': { resolved: 'remote-postcards', link: true },
  'remote-postcards': { name: '@bucketeer/remote-postcards' },
}

test('a new workspace does not change the version of a part', () => {
  expect(lockedPackages(lockFile(newRemote))).toBe(lockedPackages(lockFile()))
})

test('another version of a dependency changes it, wherever npm installed it', () => {
  const locks = [
    lockFile(),
    lockFile({ 'node_modules/react': { version: '19.3.2' } }),
    lockFile({ 'shell/node_modules/react': { version: '19.3.2' } }),
  ]
  expect(new Set(locks.map(lockedPackages)).size).toBe(3)
})
