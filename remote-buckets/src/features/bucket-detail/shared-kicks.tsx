import { type Bucket, type Kick, useAuth } from '@bucketeer/shared-auth'
import { CardGrid, kickCover, PictureCard } from '@bucketeer/shared-ui'
import { MoreButton } from '../../arrange/more-button'
import { usePagedList } from '../../arrange/use-paged-list'
import { columns, usePageSize } from './list/kick-pages'
import { KickChips } from './kick-chips'

/** A Kick of a Bucket that was opened by a link. Links to its page for members, who can open it. */
function SharedKickCard({ kick }: { kick: Kick }) {
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

/** The Kicks of a Bucket as everybody sees them who has a link. */
export function SharedKicks({ bucket: { _id, kicks } }: { bucket: Bucket }) {
  const [list, paged] = usePagedList(_id, usePageSize('cards'))
  return (
    <>
      <div ref={list}>
        <CardGrid columns={columns}>
          {paged.visible(kicks).map((kick) => (
            <SharedKickCard key={kick._id} kick={kick} />
          ))}
        </CardGrid>
      </div>
      <MoreButton shown={paged.count} all={kicks.length} onMore={paged.showMore} />
    </>
  )
}
