import { type Kick, keys, useAuth } from '@bucketeer/shared-auth'
import {
  Box,
  cardRatio,
  coversIn,
  kickCover,
  KickCardChips,
  ListView,
  type ListViewProps,
  LongCardGrid,
  PictureCard,
  placeText,
  Skeleton,
  Stack,
} from '@bucketeer/shared-ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { request } from '../request'
import { words } from './words'

/** Which Kicks: those of a member, a list of the signed-in user, or all. */
type KickFilter = { createdBy: string } | { mine: 'created' | 'liked' | 'favourites' } | Record<string, never>

/** Queries Kicks in pages, newest first. */
export const useKicksOf = (filter: KickFilter, limit: number) =>
  useInfiniteQuery(
    request.pages([...keys.kicks.all, 'profile', filter, limit], '/api/kick', {
      query: { ...filter, limit },
    }),
  )

export type KickPages = ReturnType<typeof useKicksOf>

const columns = { xs: 1, sm: 3 }
/** The `sizes` of a picture in a row of three. */
export const pictureSizes = '(min-width: 1344px) 410px, (min-width: 600px) 33vw, 100vw'

/** Category and country on the picture of a card, and who can see a Kick of the user that not every member sees. */
function KickChips({ country, createdBy, ...kick }: Kick) {
  const isOwn = useAuth(({ user }) => user?._id === createdBy._id)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      <KickCardChips {...kick} where={placeText(null, country)} isOwn={isOwn} />
    </Stack>
  )
}

const grid = { display: 'grid', gap: 3, gridTemplateColumns: { sm: `repeat(${columns.sm}, minmax(0, 1fr))` } }

/** Takes the place of a row of cards while they load. */
export const CardsSkeleton = () => (
  <Box aria-hidden sx={grid}>
    {[1, 2, 3].map((place) => (
      <div key={place}>
        <Skeleton
          variant="rectangular"
          height="auto"
          sx={(theme) => ({ ...cardRatio(theme), borderRadius: '20px' })}
        />
        <Skeleton width="62%" height={30} sx={{ marginTop: 1 }} />
        <Skeleton width="90%" />
      </div>
    ))}
  </Box>
)

interface KickCardsProps extends Pick<ListViewProps<Kick>, 'empty' | 'loadsNear'> {
  label: string
  heading: 'h2' | 'h3'
  query: KickPages
  /** Whether a Kick of the pages is shown. Default: all are. */
  isShown?: (kick: Kick) => boolean
}

/** Kicks as cards that lead to their pages. */
export const KickCards = ({ label, heading, query, isShown = () => true, ...list }: KickCardsProps) => (
  <ListView {...list} list={query} failure={words.couldNotGet} skeleton={<CardsSkeleton />} more={words.more}>
    {(kicks) => (
      <LongCardGrid columns={columns} label={label}>
        {coversIn(kicks.filter(isShown), kickCover).map(({ thing: kick, cover }) => (
          <PictureCard
            key={kick._id}
            to={`/kicks/${kick._id}`}
            title={kick.name}
            heading={heading}
            picture={kick.pictures || null}
            cover={cover}
            text={kick.description}
            chip={<KickChips {...kick} />}
            sizes={pictureSizes}
          />
        ))}
      </LongCardGrid>
    )}
  </ListView>
)
