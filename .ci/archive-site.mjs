// What `.ci/package.mjs` does with an archive of the site: unpack it, serve it, use it, and load it.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { register } from 'tsx/esm/api'
import { expectEqual, lineOf } from './site.mjs'

export const run = promisify(execFile)

/** PostgreSQL runs as the user of the site unless that is root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** @returns the folder that the archive unpacks to */
export const unpack = async (archive, folder) => {
  await mkdir(folder, { recursive: true })
  await run('tar', ['xzf', archive, '-C', folder])
  const [name] = (await readdir(folder)).filter((each) => each.startsWith('bucketeer-'))
  return join(folder, name)
}

const editJson = async (file, change) => {
  const json = JSON.parse(await readFile(file, 'utf8'))
  change(json)
  await writeFile(file, `${JSON.stringify(json)}\n`)
}

/** Returns a version with another hash. */
export const withHash = (version, digit) => version.replace(/.{8}$/, digit.repeat(8))

/**
 * Copies an unpacked archive as a later version: with a migration that servers of the earlier version work with, and a
 * new version of two remotes.
 */
export const makeLater = async (folder, target, oldest) => {
  await cp(folder, target, { recursive: true, verbatimSymlinks: true })
  for (const manifest of ['package.json', 'api/package.json'])
    await editJson(join(target, manifest), (json) => (json.version = '999.0.0'))
  await writeFile(
    join(target, 'api/dist/migrations/9999_later.sql'),
    `-- oldest-server: ${oldest}\ncreate table later (id uuid primary key);\n`,
  )
  for (const name of ['kicks', 'journals'])
    await editJson(
      join(target, `remote-${name}/dist/release.json`),
      (json) => (json.version = withHash(json.version, '9')),
    )
  return target
}

/** The operator's commands, in a folder with the data and a link `current` to the version that serves. */
export const createSite = async (folder, node, port) => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '.env'), `PORT=${port}\nLOAD_PLACES=false\nLOG_LEVEL=warn\n`)
  if (nobody.uid) await chown(folder, nobody.uid, nobody.gid)
  const current = join(folder, 'current')
  // Nothing of the repository, and no npm.
  const env = { PATH: `${dirname(node)}:/usr/bin:/bin` }
  const options = { cwd: folder, env, ...nobody }
  const command = (version, ...args) => run(join(version, 'bucketeer'), args, options)
  return {
    address: `http://127.0.0.1:${port}`,
    switchTo: async (version) => {
      await rm(current, { force: true })
      await symlink(version, current)
    },
    command,
    /** @returns what the command says when it refuses, or undefined if it succeeds */
    refusal: (version, ...args) =>
      command(version, ...args).then(
        () => undefined,
        ({ stdout, stderr }) => `${stdout}${stderr}`.trim(),
      ),
    serve: async () => {
      const since = performance.now()
      const site = spawn(join(current, 'bucketeer'), ['serve'], {
        ...options,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(site, 'exit').then(([code]) => code)
      await lineOf(site, /Bucketeer is at (\S+)/)
      const seconds = (performance.now() - since) / 1000
      const stop = async () => {
        site.kill()
        expectEqual('Exit code of bucketeer serve', await ended, 0)
      }
      return { stop, seconds }
    },
  }
}

export const callJson = async (address, method, path, body, token) => {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(address + path, { method, headers, body: body && JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Signs somebody up and makes a Bucket. Returns the token, and a function that reads the Bucket again. */
export const useSite = async (address) => {
  const person = { email: 'ada@people.example', password: 'a long walk home' }
  await callJson(address, 'POST', '/auth/signup', {
    ...person,
    userName: 'Ada',
    tagline: 'One summit a season',
  })
  const login = async () => (await callJson(address, 'POST', '/auth/login', person)).authToken
  const token = await login()
  const bucket = { name: 'Upgrades', description: 'Made before an upgrade.' }
  const { _id } = await callJson(address, 'POST', '/api/bucket', bucket, token)
  const expectBucket = async () => {
    // A restore ends sessions.
    const found = await callJson(address, 'GET', `/api/bucket/${_id}`, undefined, await login())
    expectEqual('The Bucket', found.name, bucket.name)
  }
  await expectBucket()
  return { token, expectBucket }
}

const pauseMs = 20

/** Requests pages and lists without a pause until it is stopped. Counts failures and the longest time without an answer. */
export const startLoad = (address, token) => {
  const counts = { requests: 0, failed: 0, silentMs: 0 }
  const headers = { authorization: `Bearer ${token}` }
  let isOn = true
  let lastAnswer = performance.now()
  const client = async (path) => {
    while (isOn) {
      const isAnswered = await fetch(address + path, { headers, signal: AbortSignal.timeout(5000) })
        .then(async (response) => (await response.arrayBuffer()) && response.ok)
        .catch(() => false)
      counts.requests += 1
      if (isAnswered) {
        counts.silentMs = Math.max(counts.silentMs, performance.now() - lastAnswer)
        lastAnswer = performance.now()
      } else counts.failed += 1
      await sleep(pauseMs)
    }
  }
  const clients = ['/', '/kicks', '/api/kick?limit=10'].map(client)
  return async () => {
    isOn = false
    await Promise.all(clients)
    return counts
  }
}

export const liveVersions = async (address, token) => {
  const { served } = await callJson(address, 'GET', '/api/release?limit=1', undefined, token)
  return Object.fromEntries(served.map(({ part, live }) => [part, live]))
}

/** Releases a remote as its team would, in a version of its own. */
export const releaseAsTeam = async (address, token, version, name) => {
  register()
  const { sendRelease } = await import('../platform/src/commands/releases/send-release.ts')
  const folder = join(version, `remote-${name}/dist`)
  const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))
  const own = { ...release, version: withHash(release.version, '7') }
  await sendRelease({ address, token }, folder, own, { why: 'the release of a team' })
  return own.version
}
