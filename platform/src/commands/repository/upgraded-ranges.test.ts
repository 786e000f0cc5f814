import type { SitePackages } from '../../contract/packages'
import { upgradedRanges } from './upgrade'

const url = 'https://site.example/packages/shared-ui-0.3.0-1a2b3c4d.tgz'
const offered: SitePackages = {
  shell: {
    version: '0.1.0-s00000001',
    provides: {
      react: { version: '20.1.0', names: null },
      '@mui/material/styles': { version: '9.6.0', names: [] },
      notistack: { version: '3.0.2', names: null },
    },
    slots: {},
    routes: [],
  },
  packages: [{ name: '@bucketeer/shared-ui', version: '0.3.0', url, size: 1, integrity: 'sha512-' }],
}

test('takes the tarballs of the site, whatever the range was', () => {
  const ranges = { '@bucketeer/shared-ui': 'https://site.example/packages/shared-ui-0.2.2-00000000.tgz' }
  expect(upgradedRanges(ranges, offered)).toEqual({ '@bucketeer/shared-ui': url })
})

test('raises a range that excludes the version of the shell, and keeps one that includes it', () => {
  const ranges = { react: '^19.3.1', '@mui/material': '^9.5.0', notistack: '3.0.2' }
  expect(upgradedRanges(ranges, offered)).toEqual({ ...ranges, react: '^20.1.0' })
})

test('keeps packages that the shell does not provide', () => {
  expect(upgradedRanges({ leaflet: '~1.9.4', '@bucketeer/other': '1.0.0' }, offered)).toEqual({
    leaflet: '~1.9.4',
    '@bucketeer/other': '1.0.0',
  })
})
