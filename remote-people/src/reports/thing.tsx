import type { Schemas } from '@bucketeer/shared-auth'
import { TextLink } from '@bucketeer/shared-ui'
import { words } from './words'

type Thing = Schemas['Report']['thing']

/** Returns the path of the page that shows a thing. */
function pathOf({ kind, id, parentId, journalId }: Thing): string {
  switch (kind) {
    case 'kick':
      return `/kicks/${id}`
    case 'comment':
      if (!journalId) return `/kicks/${parentId}`
      return `/journal/${journalId}${parentId === journalId ? '' : `#story-${parentId}`}`
    case 'journal':
      return `/journal/${id}`
    case 'story':
      return `/journal/${parentId}#story-${id}`
    case 'bucket':
      return `/buckets/${id}`
    case 'entry':
      return `/log/${id}`
    case 'user':
      return `/user/${id}`
  }
}

/** Names the kind of a thing, with a link to it. */
export const ThingLink = ({ thing }: { thing: Thing }) => (
  <TextLink to={pathOf(thing)}>{words.kinds[thing.kind]}</TextLink>
)

/** Says how long a suspension lasts. */
export const lengthOf = (days: number | null) => (days === null ? words.forGood : words.days(days))
