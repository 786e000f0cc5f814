import { type Bucket, useAuth } from '@bucketeer/shared-auth'
import {
  CardGrid,
  coversIn,
  EmptyView,
  kickCover,
  PictureCard,
  Stack,
  type Theme,
  Typography,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { useId } from 'react'
import { ArrangedKicks } from './arranged-kicks'
import { LastAction } from './several/last-action'
import { useSeveral } from './several/use-several'
import { words } from './words'
import { MoreButton } from '../../arrange/lazy-component'
import { usePagedList } from '../../arrange/use-paged-list'
import { columns, usePageSize } from './list/use-layout-choice'
import { KickChips } from './kick-chips'

/** The Kicks of a Bucket as everybody sees them who has a link. They link to their pages for members, who can open them. */
function SharedKicks({ bucket: { _id, kicks } }: { bucket: Bucket }) {
  const [list, paged] = usePagedList(_id, usePageSize('cards'))
  const isLoggedIn = useAuth(({ isLoggedIn }) => isLoggedIn)
  return (
    <>
      <div ref={list}>
        <CardGrid columns={columns}>
          {coversIn(paged.visible(kicks), kickCover).map(({ thing: kick, cover }) => (
            <PictureCard
              key={kick._id}
              {...(isLoggedIn && !kick.shown && { to: `/kicks/${kick._id}` })}
              title={kick.name}
              picture={kick.pictures || null}
              cover={cover}
              text={kick.description}
              chip={<KickChips kick={kick} />}
              heading="h3"
              sizes="(min-width: 1200px) 240px, (min-width: 600px) 33vw, 100vw"
            />
          ))}
        </CardGrid>
      </div>
      <MoreButton shown={paged.count} all={kicks.length} onMore={paged.showMore} />
    </>
  )
}

// The tools need the whole row of a phone.
const onlyWide = (theme: Theme) => ({ flexGrow: 1, [theme.breakpoints.down('sm')]: visuallyHidden })

interface BucketKicksProps {
  bucket: Bucket
  /** Whether it is the viewer's own. Others cannot change it. */
  isOwn: boolean
  byLink: boolean
}

/** The Kicks of a Bucket, or its empty state. */
export function BucketKicks({ bucket, isOwn, byLink }: BucketKicksProps) {
  const { kicks } = bucket
  const id = useId()
  // Kept here, so that 'Undo' still works after all Kicks of the Bucket were moved or removed.
  const several = useSeveral(kicks)
  const isListed = kicks.length > 0 && !byLink
  const heading = (
    <Typography variant="h3" component="h2" id={id} sx={isListed ? onlyWide : {}}>
      {words.kicksHeading}
    </Typography>
  )
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: { xs: 1, sm: 2 } }}>
      {!isListed && heading}
      {kicks.length === 0 && <LastAction several={several} bucket={bucket} />}
      {kicks.length === 0 && (
        <EmptyView
          drawing="kick"
          text={isOwn ? words.noKicks : words.noSharedKicks}
          {...(isOwn && { link: { to: `/kicks?for=${bucket._id}`, label: words.findKicks } })}
        />
      )}
      {kicks.length > 0 &&
        (byLink ? (
          <SharedKicks bucket={bucket} />
        ) : (
          <ArrangedKicks {...{ bucket, isOwn, heading, several }} />
        ))}
      {kicks.length < bucket.kickCount && (
        <Typography color="textSecondary">{words.notAllKicks(kicks.length, bucket.kickCount)}</Typography>
      )}
    </Stack>
  )
}
