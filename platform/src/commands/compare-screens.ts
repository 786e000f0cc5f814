import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../bin/root.mjs'
import { readJson } from '../build/parts/json-file'
import { checkSite } from './browser/read-site'
import { runBrowserTests, type TestedSite } from './browser/run-browser-tests'

/** Each folder has the pictures of one site, and `site.json` with what was live there. */
const pictures = join(root, '.cache/visual')

const folderOf = ({ address, isOwn }: TestedSite) =>
  join(pictures, isOwn ? 'own-site' : new URL(address).host.replace(':', '-'))

const descriptionFile = (folder: string) => join(folder, 'site.json')

const visual = (folder: string) => ({ VISUAL_PICTURES: folder })

function describe({ address, parts, isOwn }: TestedSite) {
  const versions = Object.entries(parts).map(([name, version]) => `${name} ${version}`)
  return `${isOwn ? 'an own site' : address} on ${new Date().toISOString().slice(0, 10)}: ${versions.join(', ')}`
}

/** Captures the pictures of a site anew. */
async function capture(site: TestedSite, args: string[]): Promise<number> {
  const folder = folderOf(site)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const code = await runBrowserTests(
    site,
    [...args, '--update-snapshots=all', '--reporter=list'],
    visual(folder),
  )
  // Without the description, the next run captures again instead of comparing with a part of the pictures.
  if (code === 0) writeFileSync(descriptionFile(folder), JSON.stringify(describe(site)))
  return code
}

function compare(site: TestedSite, folder: string, args: string[]) {
  const comparedWith = readJson<string>(descriptionFile(folder))
  console.log(`  Comparing the screens with ${comparedWith}`)
  return runBrowserTests({ ...site, comparedWith }, [...args, '--update-snapshots=none'], visual(folder))
}

const asksForUpdate = (args: string[]) => args.some((arg) => /^(-u|--update-snapshots)/.test(arg))

/**
 * Runs the tests with the tag @visual. They compare a site's screens with those of `BASELINE_URL`, which are captured
 * first; without it, with those of the same site that an earlier run captured.
 */
export async function compareScreens(site: TestedSite, args: string[]): Promise<number> {
  const { BASELINE_URL: given } = process.env
  if (given) {
    const baseline = { ...(await checkSite(given)), isOwn: false }
    const code = await capture(baseline, args)
    return code === 0 ? compare(site, folderOf(baseline), args) : code
  }
  const folder = folderOf(site)
  const others = args.filter((arg) => !asksForUpdate([arg]))
  if (existsSync(descriptionFile(folder)) && !asksForUpdate(args)) return compare(site, folder, args)
  const code = await capture(site, others)
  if (code === 0)
    console.log(
      `\n  Captured the screens in ${relative(root, folder)}. The next run compares with them; -u captures anew.`,
    )
  return code
}
