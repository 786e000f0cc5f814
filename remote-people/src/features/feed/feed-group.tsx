import { Card, PersonAvatar, plainList, Stack, styled, TextLink } from '@bucketeer/shared-ui'
import { type FeedItem, FeedItemView } from './feed-item'
import { words } from './words'

const Items = styled('ul')(({ theme }) => ({ ...plainList, display: 'grid', gap: theme.spacing(2.5) }))

/** The activity of one person on one day. */
export function FeedGroup({ items: [first, ...others] }: { items: readonly [FeedItem, ...FeedItem[]] }) {
  const { _id, userName, profilePicture } = first.person
  return (
    <Card component="article" aria-label={words.of(userName)} sx={{ padding: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, marginBottom: 2 }}>
        <PersonAvatar userName={userName} picture={profilePicture} size={40} />
        <TextLink
          to={`/user/${_id}`}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {userName}
        </TextLink>
      </Stack>
      <Items role="list">
        {[first, ...others].map((item) => (
          <FeedItemView key={item._id} item={item} />
        ))}
      </Items>
    </Card>
  )
}
