/** The conditions of `api/src/modules/audience/repository.ts` in the SQL that the server sends. */
const blockOrMute = /not exists \(\s*select from "blocks"[^()]*\)/
const audience =
  /\(\s*\S+ = \S+\s+or \(\S+ and \(\S+ = 'Public' or not \S+ = '[-0]+'::uuid\)\)\s+or \(\S+ = 'Followers' and \S+ is null and exists \(\s*select from "follows"[^()]*\)\)\s*\)/
/** The comments of blocked people are not counted. */
const commentCount = /case when exists \(select "blocks"[^]*?else ("kicks"\."comment_count") end/

const all = (condition: RegExp) => new RegExp(condition, 'g')

/** Returns whether a query has conditions of the policy. */
export const hasPolicy = (text: string): boolean => blockOrMute.test(text)

/**
 * Returns a query without who may see something, blocks and mutes.
 * @throws Error if it still reads them, because the comparison would mean nothing then
 */
export function withoutPolicy(text: string): string {
  const shorter = text
    .replaceAll(all(audience), '(true)')
    .replaceAll(all(blockOrMute), 'true')
    .replaceAll(all(commentCount), '$1')
  if (/"(blocks|follows)"/.test(shorter)) throw new Error(`The policy is still in: ${shorter}`)
  return shorter
}
