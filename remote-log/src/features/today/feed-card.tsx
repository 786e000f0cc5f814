import type { Schemas } from '@bucketeer/shared-auth'
import { LinkButton, LinkRow, LinkRows, PersonAvatar } from '@bucketeer/shared-ui'
import { words } from './words'

/** Something that a followed person did. */
type FeedItem = Schemas['FeedItem']

/** Returns the path and the title of what an item names; undefined for a kind that a newer server sends. */
const thingOf = ({ entry, story, kick, bucket }: FeedItem) =>
  (entry && { to: `/log/${entry._id}`, title: entry.kickName }) ??
  (story && { to: `/journal/${story.journal._id}#story-${story._id}`, title: story.title }) ??
  (kick && { to: `/kicks/${kick._id}`, title: kick.name }) ??
  (bucket && { to: `/buckets/${bucket._id}`, title: bucket.name })

/** Lists what followed people did, with a link to the feed. */
export const FeedCard = ({ items }: { items: FeedItem[] }) => (
  <>
    <LinkRows role="list">
      {items.map((item) => {
        const thing = thingOf(item)
        const { userName, profilePicture } = item.person
        const picture = <PersonAvatar userName={userName} picture={profilePicture} size={40} />
        return (
          thing && (
            <LinkRow key={item._id} {...thing} text={words.feed.did[item.kind](userName)} picture={picture} />
          )
        )
      })}
    </LinkRows>
    <LinkButton to="/feed" variant="outlined" sx={{ alignSelf: 'flex-start', marginTop: 'auto' }}>
      {words.feed.toAll}
    </LinkButton>
  </>
)
