// Packages the site, and runs the archive as an operator would: unpacked in another folder, as an ordinary user where
// possible, with Node alone in PATH. Then upgrades it under load to a later version, and back:
// node .ci/package.mjs [--archive ARCHIVE] [--from ARCHIVE]
// --archive tries that archive instead of packaging this checkout; --from upgrades from the archive of an earlier version.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { register } from 'tsx/esm/api'
import { expectEqual, freePort, installNode, lineOf, root } from './site.mjs'

const run = promisify(execFile)
const { values } = parseArgs({ options: { archive: { type: 'string' }, from: { type: 'string' } } })
const nodeVersion = '24'
const longestStartSeconds = 10
const longestSilenceSeconds = 5

/** PostgreSQL runs as the user of the site unless that is root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const say = (label, since) => console.log(`── ${label}: ${((performance.now() - since) / 1000).toFixed(1)} s`)

const step = async (label, work) => {
  const since = performance.now()
  const result = await work()
  say(label, since)
  return result
}

const packageSite = async (folder) => {
  await run(process.execPath, ['platform/bin/bucketeer.mjs', 'package', '--dirty', '--to', folder], {
    cwd: root,
  })
  const name = (await readdir(folder)).find((each) => each.endsWith('.tar.gz'))
  console.log(`   ${name}: ${((await readFile(join(folder, name))).length / 1e6).toFixed(1)} MB`)
  return join(folder, name)
}

/** @returns the folder that the archive unpacks to */
const unpack = async (archive, folder) => {
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
const withHash = (version, digit) => version.replace(/.{8}$/, digit.repeat(8))

/**
 * Copies an unpacked archive as a later version: with a migration that servers of the earlier version work with, and a
 * new version of two remotes.
 */
const makeLater = async (folder, target, oldest) => {
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
const createSite = async (folder, node, port) => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '.env'), `PORT=${port}\nLOAD_PLACES=false\nLOG_LEVEL=warn\n`)
  if (nobody.uid) await chown(folder, nobody.uid, nobody.gid)
  const current = join(folder, 'current')
  // Nothing of the repository, and no npm.
  const env = { PATH: `${dirname(node)}:/usr/bin:/bin` }
  const options = { cwd: folder, env, ...nobody }
  return {
    address: `http://127.0.0.1:${port}`,
    switchTo: async (version) => {
      await rm(current, { force: true })
      await symlink(version, current)
    },
    command: (version, ...args) => run(join(version, 'bucketeer'), args, options),
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

const callJson = async (address, method, path, body, token) => {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(address + path, { method, headers, body: body && JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Logs the demo user in and makes a Bucket. */
const useSite = async (address) => {
  const login = { email: 'demo@bucketeer.example', password: 'walk-in-the-woods' }
  const { authToken } = await callJson(address, 'POST', '/auth/login', login)
  const bucket = { name: 'Upgrades', description: 'Made before an upgrade.' }
  const { _id } = await callJson(address, 'POST', '/api/bucket', bucket, authToken)
  return async () => {
    const found = await callJson(address, 'GET', `/api/bucket/${_id}`, undefined, authToken)
    expectEqual('The Bucket', found.name, bucket.name)
  }
}

const pauseMs = 20

/** Requests pages and lists without a pause until it is stopped. Counts failures and the longest time without an answer. */
const startLoad = (address) => {
  const counts = { requests: 0, failed: 0, silentMs: 0 }
  let isOn = true
  let lastAnswer = performance.now()
  const client = async (path) => {
    while (isOn) {
      const isAnswered = await fetch(address + path, { signal: AbortSignal.timeout(5000) })
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

const liveVersions = async (address, token) => {
  const { served } = await callJson(address, 'GET', '/api/release?limit=1', undefined, token)
  return Object.fromEntries(served.map(({ part, live }) => [part, live]))
}

/** Stops the site, serves another version, and prints what visitors noticed. */
const change = async (label, site, running, version) => {
  const endLoad = startLoad(site.address)
  await sleep(1000)
  await site.switchTo(version)
  await running.stop()
  const next = await site.serve()
  await site.command(version, 'ready')
  await sleep(1000)
  const { requests, failed, silentMs } = await endLoad()
  const seconds = (silentMs / 1000).toFixed(1)
  console.log(`── ${label}: ${requests} requests, ${failed} failed, ${seconds} s without an answer`)
  if (silentMs > longestSilenceSeconds * 1000)
    console.log(`   More than ${longestSilenceSeconds} s: is the machine busy?`)
  return next
}

/** Releases a remote as its team would, in a version of its own. */
const releaseAsTeam = async (address, token, version, name) => {
  register()
  const { sendRelease } = await import('../platform/src/releases/send-release.ts')
  const folder = join(version, `remote-${name}/dist`)
  const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))
  const own = { ...release, version: withHash(release.version, '7') }
  await sendRelease({ address, token }, folder, own, { why: 'the release of a team' })
  return own.version
}

const walk = async (folder) => {
  const node = await installNode(join(folder, 'node'), nodeVersion)
  const archive = values.archive ?? (await step('package', () => packageSite(folder)))
  const newest = await step('unpack', () => unpack(archive, join(folder, 'newest')))
  await run('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: newest })
  const earlier = values.from ? await unpack(values.from, join(folder, 'earlier')) : newest
  const { version: oldest } = JSON.parse(await readFile(join(earlier, 'package.json'), 'utf8'))
  const later = values.from ? newest : await makeLater(newest, join(folder, 'later'), oldest)

  const site = await createSite(join(folder, 'site'), node, await freePort())
  await site.switchTo(earlier)
  let running = await site.serve()
  console.log(`── ready ${running.seconds.toFixed(1)} s after the first start`)
  if (running.seconds > longestStartSeconds)
    console.log(`   More than ${longestStartSeconds} s: is the machine busy?`)
  try {
    const expectBucket = await useSite(site.address)
    const token = (await readFile(join(folder, 'site/.data/deploy-token'), 'utf8')).trim()
    const released = await releaseAsTeam(site.address, token, earlier, 'kicks')
    const before = await liveVersions(site.address, token)
    expectEqual('The release of the team', before.kicks, released)

    await step('backup', () => site.command(earlier, 'backup', 'before.tar.gz'))
    await step('migrate', () => site.command(later, 'migrate'))
    running = await change('upgrade', site, running, later)
    const after = await liveVersions(site.address, token)
    expectEqual('The release of the team after the upgrade', after.kicks, released)
    if (!values.from)
      expectEqual('Journals after the upgrade', after.journals, withHash(before.journals, '9'))
    await expectBucket()

    running = await change('back', site, running, earlier)
    const back = await liveVersions(site.address, token)
    expectEqual('The release of the team after the way back', back.kicks, released)
    expectEqual('Journals after the way back', back.journals, before.journals)
    await expectBucket()
  } finally {
    await running.stop()
  }
}

const folder = await mkdtemp(join(tmpdir(), `bucketeer-${basename(import.meta.filename, '.mjs')}-`))
// An ordinary user enters it.
await chmod(folder, 0o755)
try {
  await walk(folder)
  console.log('The archive serves, upgrades and goes back.')
} catch (error) {
  console.error(`The archive failed: ${error.message}`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
