import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { archiveFile, isArchive, root } from '../../../bin/root.mjs'
import type { ReleaseOrigin } from '../../contract/release'
import { readJson } from '../../build/parts/json-file'

/** The content of `archive.json`, which marks an unpacked archive of the site. */
export interface ArchiveFile {
  /** The operating system and processor, such as `linux-x64`. */
  platform: string
  /** The origin of the parts. */
  origin: ReleaseOrigin
}

const run = promisify(execFile)

/** Returns the output of git; undefined without git, and outside of a git checkout. */
const git = (folder: string, ...args: string[]): Promise<string | undefined> =>
  run('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )

/**
 * Returns the web address of a commit; null for a remote without one, such as a folder. Leaves out the user name and
 * password of the remote's URL.
 * @param remote the URL of a git remote: `https://host/path.git`, `ssh://git@host/path.git` or `git@host:path.git`
 */
export function sourceLink(remote: string, commit: string): string | null {
  const [, host, path] =
    /^(?:https|ssh):\/\/(?:[^@/]*@)?([\w.-]+)(?::\d+)?\/([\w./~-]+?)(?:\.git)?\/?$/.exec(remote) ??
    /^(?:[\w.-]+@)([\w.-]+):([\w./~-]+?)(?:\.git)?\/?$/.exec(remote) ??
    []
  if (!host || !path) return null
  return `https://${host}/${path}/${host === 'bitbucket.org' ? 'commits' : 'commit'}/${commit}`
}

/** Returns the time of the commit; the start of 1980 without git. */
export const commitTime = async (folder = root): Promise<Date> =>
  new Date(Number((await git(folder, 'log', '-1', '--format=%ct')) ?? 315_532_800) * 1000)

/** Returns the commit of a tag; undefined without the tag. */
export const commitOfTag = (tag: string, folder = root): Promise<string | undefined> =>
  git(folder, 'rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`)

/**
 * Returns where the sources of a release come from. Without a git checkout, the commit is null. An archive of the site
 * has the origin of its build.
 * @param isUnchecked whether the command was told to skip the checks
 */
export async function readOrigin(isUnchecked: boolean, folder = root): Promise<ReleaseOrigin> {
  // `npm run package` wrote it.
  if (isArchive) return readJson<ArchiveFile>(archiveFile).origin
  const commit = await git(folder, 'rev-parse', 'HEAD')
  if (!commit) return { commit: null, isDirty: false, source: null, isUnchecked }
  const [changes, remote] = await Promise.all([
    git(folder, 'status', '--porcelain'),
    git(folder, 'remote', 'get-url', 'origin'),
  ])
  return {
    commit,
    isDirty: changes !== '',
    source: remote ? sourceLink(remote, commit) : null,
    isUnchecked,
  }
}
