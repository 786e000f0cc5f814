// Packages the site, and runs the archive as an operator would: unpacked in another folder, as an ordinary user where
// possible, with Node alone in PATH. Then upgrades it under load to a later version, and back:
// node .ci/package.mjs [--archive ARCHIVE] [--from ARCHIVE] [--node VERSION]
// --archive tries that archive instead of packaging this checkout; --from upgrades from the archive of an earlier
// version; --node takes another version of Node than 24.
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  createSite,
  liveVersions,
  makeLater,
  releaseAsTeam,
  run,
  startLoad,
  unpack,
  useSite,
  withHash,
} from './archive-site.mjs'
import { expectEqual, freePort, installNode, root } from './site.mjs'

const { values } = parseArgs({
  options: { archive: { type: 'string' }, from: { type: 'string' }, node: { type: 'string', default: '24' } },
})
const longestStartSeconds = 10
const longestSilenceSeconds = 5

const step = async (label, work) => {
  const since = performance.now()
  const result = await work()
  console.log(`── ${label}: ${((performance.now() - since) / 1000).toFixed(1)} s`)
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

/** @throws Error unless the output names what is expected */
const expectWords = (what, output, pattern) => {
  if (!pattern.test(output ?? '')) throw new Error(`${what}: expected ${pattern}, got ${output ?? 'success'}`)
  console.log(`   ${output.split('\n').find((line) => pattern.test(line))}`)
}

/**
 * Stops the site, serves another version, and prints what visitors noticed.
 * @param meanwhile what happens while no version runs
 */
const change = async (label, { site, token }, running, version, meanwhile = () => undefined) => {
  const endLoad = startLoad(site.address, token)
  await sleep(1000)
  await site.switchTo(version)
  await running.stop()
  await meanwhile()
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

const backup = 'before.tar.gz'

/** Upgrades and goes back while the earlier version works with the newer database. */
const changeOnline = (used, earlier, later) => ({
  upgrade: (running) => change('upgrade', used, running, later),
  back: (running) => change('back', used, running, earlier),
})

/** The same where it does not: the site is stopped for its backup, and the way back restores that. */
const changeStopped = (used, earlier, later) => {
  const { site } = used
  return {
    upgrade: (running) =>
      change('upgrade', used, running, later, () =>
        step('backup of the stopped site', () => site.command(earlier, 'backup', backup)),
      ),
    back: (running) =>
      change('back', used, running, earlier, async () => {
        const said = await site.refusal(earlier, 'serve')
        expectWords('The earlier version on the newer database', said, /database is of a newer version/)
        await step('restore', () => site.command(earlier, 'restore', backup, '--replace'))
      }),
  }
}

const walk = async (folder) => {
  const node = await installNode(join(folder, 'node'), values.node)
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
    const { token: login, expectBucket } = await useSite(site.address)
    const token = (await readFile(join(folder, 'site/.data/deploy-token'), 'utf8')).trim()
    const released = await releaseAsTeam(site.address, token, earlier, 'kicks')
    const before = await liveVersions(site.address, token)
    expectEqual('The release of the team', before.kicks, released)

    await step('backup', () => site.command(earlier, 'backup', 'running.tar.gz'))
    const refusal = await step('migrate', () => site.refusal(later, 'migrate'))
    if (!values.from) expectEqual('The refusal of bucketeer migrate', refusal, undefined)
    if (refusal) expectWords('bucketeer migrate', refusal, /Earlier versions do not work after/)
    const { upgrade, back } = (refusal ? changeStopped : changeOnline)({ site, token: login }, earlier, later)

    running = await upgrade(running)
    const after = await liveVersions(site.address, token)
    expectEqual('The release of the team after the upgrade', after.kicks, released)
    if (!values.from)
      expectEqual('Journals after the upgrade', after.journals, withHash(before.journals, '9'))
    await expectBucket()

    running = await back(running)
    const reverted = await liveVersions(site.address, token)
    expectEqual('The release of the team after the way back', reverted.kicks, released)
    // A start releases no version that was live before. The restored backup has no later one.
    const kept = refusal ? before : after
    expectEqual('Journals after the way back', reverted.journals, kept.journals)
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
