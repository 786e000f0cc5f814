import { createHash } from 'node:crypto'
import type { Release, RemoteRelease, ShellRelease } from '@bucketeer/platform'
import type { TestSite } from './test-site'

export const deployToken = 'a-deploy-token-for-these-tests-long-enough'

/** Texts of files by path. */
export type Files = Record<string, string>

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const describeFiles = (files: Files) =>
  Object.entries(files).map(([path, text]) => ({ path, size: Buffer.byteLength(text), sha384: sha384(text) }))

const page = '<html><head><!--server--></head><body></body></html>'
export const shellFiles: Files = { 'shell.js': 'boot()', 'index.html': page, 'inter-latin.woff2': 'font' }

export const shellRelease = (changes: Partial<ShellRelease> = {}, files = shellFiles): ShellRelease => ({
  part: 'shell',
  version: '1.0.0-s00000001',
  entry: 'shell.js',
  html: 'index.html',
  fonts: ['inter-latin.woff2'],
  routes: [{ path: '/login', access: 'public' }],
  owner: 'Shell team',
  provides: { react: { version: '19.3.1', names: null } },
  slots: {},
  chunks: {},
  calls: [],
  files: describeFiles(files),
  ...changes,
})

export const kicksFiles: Files = { 'remoteEntry.js': 'entry()', 'pages.js': 'pages()', 'list.js': 'list()' }

export const remoteRelease = (changes: Partial<RemoteRelease> = {}, files = kicksFiles): RemoteRelease => ({
  part: 'kicks',
  version: '1.0.0-s00000001',
  title: 'Kicks',
  owner: 'Kicks team',
  entry: 'remoteEntry.js',
  container: `${changes.part ?? 'kicks'}_1`.replaceAll('-', '_'),
  routes: [
    { path: '/kicks', access: 'protected' },
    { path: '/kicks/about', access: 'public' },
  ],
  nav: [],
  chunks: { '/kicks': ['pages.js', 'list.js'], '/kicks/about': ['pages.js'] },
  slots: [],
  requires: { react: { range: '^19.3.1', names: ['useState'] } },
  asks: {},
  files: describeFiles(files),
  ...changes,
})

export const postRelease = (site: TestSite, release: Release, token = deployToken, canary?: number) =>
  site.call({ method: 'POST', url: '/api/release', token, body: { release, why: 'a test', canary } })

export const sendFile = (site: TestSite, hash: string, text: string, token = deployToken) =>
  site.app.inject({
    method: 'PUT',
    url: `/api/release/file/${Buffer.from(hash.slice(7), 'base64').toString('hex')}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: text,
  })

/** Uploads the files of a release. */
export const sendFiles = async (site: TestSite, release: Release, files: Files) => {
  for (const [path, text] of Object.entries(files)) {
    const file = release.files.find((candidate) => candidate.path === path)
    if (file) await sendFile(site, file.sha384, text)
  }
}

/** Uploads the files of a release, then publishes it. */
export const publish = async (site: TestSite, release: Release, files: Files, canary?: number) => {
  await sendFiles(site, release, files)
  return postRelease(site, release, deployToken, canary)
}

/** Publishes the shell. */
export const publishShell = (site: TestSite) => publish(site, shellRelease(), shellFiles)

/** Publishes the shell, then kicks. */
export const publishShellAndKicks = async (site: TestSite) => {
  await publishShell(site)
  await publish(site, remoteRelease(), kicksFiles)
}

/** Returns another release of kicks, with its files. */
export const nextKicks = (version: string, changes: Partial<RemoteRelease> = {}) => {
  const files = { ...kicksFiles, 'list.js': `list('${version}')` }
  return { release: remoteRelease({ version, ...changes }, files), files }
}
