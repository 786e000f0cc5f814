import { root } from '../../../bin/root.mjs'
import { commitOfTag, readOrigin } from '../releases/origin'

async function tagNote(version: string, commit: string, folder: string) {
  const tag = `v${version}`
  const tagged = await commitOfTag(tag, folder)
  if (tagged === commit) return []
  return [
    tagged
      ? `This commit is not ${tag}, which is ${tagged.slice(0, 8)}: before you publish the archive, set the next version.`
      : `There is no tag ${tag}: before you publish the archive, tag this commit.`,
  ]
}

/**
 * Returns sentences about what speaks against publishing an archive of this checkout. Without git there are none.
 * @throws Error if files differ from the commit, unless that is allowed
 */
export async function checkoutNotes(version: string, isDirtyAllowed: boolean, folder = root) {
  const { commit, isDirty } = await readOrigin(false, folder)
  if (commit === null) return []
  if (isDirty && !isDirtyAllowed)
    throw new Error(
      'Files differ from the commit (git status lists them), so nobody could make this archive again. Commit them, or add --dirty for an archive that you do not publish.',
    )
  return [
    ...(isDirty ? [`Files differ from commit ${commit.slice(0, 8)}; archive.json records it.`] : []),
    ...(await tagNote(version, commit, folder)),
  ]
}
