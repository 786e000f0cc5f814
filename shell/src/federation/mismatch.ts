import { isInRange, type LiveRemote } from '@bucketeer/platform/runtime'
import { versionsOfSlots } from '@bucketeer/shared-ui'

/** Thrown before a remote is loaded that requires versions of singletons that this page does not have. */
export class Mismatch extends Error {
  override name = 'Mismatch'
}

/** The versions that this page has, by singleton. */
export type Shared = Record<string, Record<string, unknown> | undefined>

/**
 * Checks a remote's required singletons against those of this page. The server checks them at release, too, but a page
 * that has been open for long may run an older shell than the live one.
 * @throws Mismatch with the remote, the singleton and both versions
 */
export const expectCompatible = ({ name, version, requires }: LiveRemote, shared: Shared) => {
  for (const [singleton, range] of Object.entries(requires)) {
    const versions = Object.keys(shared[singleton] ?? {})
    if (versions.some((each) => isInRange(each, range))) continue
    const have = versions.length > 0 ? versions.join(', ') : 'none'
    throw new Mismatch(`${name} ${version} requires ${singleton} ${range}, but this page has ${have}.`)
  }
}

const slotVersions: Readonly<Record<string, string | undefined>> = versionsOfSlots

/**
 * Checks the range of a slot's props that a piece was built for against the version that this page has.
 * @throws Mismatch with the remote, the slot and both versions
 */
export const expectSlotVersion = ({ name, version }: LiveRemote, slot: string, range: string) => {
  const have = slotVersions[slot]
  if (have !== undefined && isInRange(have, range)) return
  throw new Mismatch(
    `${name} ${version} fills the slot ${slot} ${range}, but this page has ${have ?? 'no such slot'}.`,
  )
}
