import { type Kick, useAuth } from '@bucketeer/shared-auth'
import { kickCover, PictureCard } from '@bucketeer/shared-ui'
import { KickChips } from './kick-chips'

/** A Kick of a Bucket that was opened by a link. Links to its page for members, who can open it. */
export function SharedKickCard({ kick }: { kick: Kick }) {
  const { _id, name, description, pictures } = kick
  const isLoggedIn = useAuth(({ isLoggedIn }) => isLoggedIn)
  return (
    <PictureCard
      {...(isLoggedIn && { to: `/kicks/${_id}` })}
      title={name}
      picture={pictures || null}
      cover={kickCover(kick)}
      text={description}
      chip={<KickChips kick={kick} />}
      heading="h3"
      sizes="(min-width: 1200px) 240px, (min-width: 600px) 33vw, 100vw"
    />
  )
}
