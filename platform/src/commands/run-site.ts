import { join } from 'node:path'
import { step } from '../../bin/print.mjs'
import { root } from '../../bin/root.mjs'
import { exitWithZeroOnSignal } from '../../bin/shutdown.mjs'
import { type Ending, type RunningSite, SiteFailed, startSite } from './site/start-site'
import { findPart, findParts } from '../build/parts/parts'
import { expectNoneRunning } from './releases/site-access.mjs'
import { askSite, type Served, type Site } from './releases/site-calls.mjs'
import { runNodeQuietly } from '../run-tool'

/**
 * Returns the exit code of a server that ended, and prints the signal that killed it.
 * @param command the command that starts it again
 */
export function exitCodeOf({ code, signal }: Ending, command: string): number {
  if (signal) console.error(`The server ended (${signal}). ${command} starts it again; nothing is lost.`)
  return code
}

const runPack = ({ address, token }: Site, ...options: string[]) =>
  runNodeQuietly(join(root, 'platform/bin/bucketeer.mjs'), ['pack', '--to', address, ...options], {
    DEPLOY_TOKEN: token,
  })

/** @throws Error if a package has changed without a new version; the child process prints which */
export async function expectPackable(site: Site): Promise<void> {
  const code = await step('Comparing the packages with those of the site', () => runPack(site, '--dry-run'))
  if (code !== 0)
    throw new Error('Nothing is released: a package has changed, or cannot be packed; see above.')
}

/**
 * Packs this checkout's packages in a child process and sends them to a site that has its shell. A failure is printed and
 * fails nothing: the site works without them.
 * @param address the one that people see
 */
export async function packAside(site: Site, address: string = site.address): Promise<void> {
  if ((await runPack(site)) === 0) console.log(`  Packages for other repositories: ${address}/packages/`)
  else
    console.log(
      '  Packages for other repositories were not sent: see above. npm run pack -- --to … sends them.',
    )
}

interface StartArgs {
  values: { release?: string[] }
  positionals: string[]
}

/** Returns the parts of `--release NAME …`, or `--release all`. */
export function namedParts({ values: { release = [] }, positionals }: StartArgs): string[] {
  const names = [...release, ...positionals]
  const parts = names.includes('all') ? findParts() : names.map(findPart)
  return [...new Set(parts.map(({ name }) => name))]
}

/** Milliseconds before the packages are packed, which takes a minute of a core: the first visits come first. */
const quietMs = 20_000

/** Returns whether visitors of a site get this version of the shell. */
export async function isLiveShell(site: RunningSite, version: string | undefined): Promise<boolean> {
  const { served } = await askSite<{ served: Served[] }>(site, '/api/release?limit=1').catch(() => ({
    served: [],
  }))
  return served.some(({ part, live }) => part === 'shell' && live === version)
}

interface RunSite {
  /** The command that starts the site again. */
  command: string
  named: string[]
  /** Sends the packages for other repositories, after the first visits. */
  offerPackages: (site: RunningSite) => Promise<void>
}

/** Starts the built site, prints its address, and resolves with an exit code when it has ended. */
export async function runSite({ command, named, offerPackages }: RunSite): Promise<number> {
  try {
    const site = await startSite({}, named, step)
    exitWithZeroOnSignal()
    for (const note of site.notes) console.log(`  ${note}`)
    console.log(`\n  Bucketeer is at ${site.address}`)
    if (process.env.PUBLIC_URL) console.log(`  Its public address is ${process.env.PUBLIC_URL}`)
    if (site.demoLogin)
      console.log(`  Demo login: ${site.demoLogin.email}, password ${site.demoLogin.password}`)
    console.log('  Ctrl-C stops it.\n')
    const later = setTimeout(() => {
      offerPackages(site).catch((error: unknown) =>
        console.log(
          `  Packages for other repositories were not sent: ${error instanceof Error ? error.message : String(error)}`,
        ),
      )
    }, quietMs)
    void site.ended.then(() => clearTimeout(later))
    return exitCodeOf(await site.ended, command)
  } catch (error) {
    if (!(error instanceof SiteFailed)) throw error
    // Another start of this site may have taken the port in the meantime, which gives a better message.
    await expectNoneRunning()
    return exitCodeOf(error.ending, command)
  }
}
